'use strict';

/*
 * Keeps a form from sending a file that is too large, with the browser's own message at the field. Without this script,
 * the server refuses the file.
 */
for (const input of document.querySelectorAll('input[type=file][data-most]')) {
  const check = () => {
    const isTooLarge = [...input.files].some((file) => file.size > Number(input.dataset.most));
    input.setCustomValidity(isTooLarge ? input.dataset.refusal : '');
    return isTooLarge;
  };
  input.addEventListener('change', () => {
    if (check()) input.reportValidity();
  });
  // A browser may keep the file when the user comes back to the form.
  check();
}
