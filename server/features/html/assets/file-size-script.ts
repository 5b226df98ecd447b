/**
 * Keeps a form from sending a file that is too large, with the browser's own message at the field. A file of its own,
 * since the pages' policy lets no script in a page run; without it, the server refuses the file.
 */
export const FILE_SIZE_SCRIPT = `'use strict';
for (const input of document.querySelectorAll('input[type=file][data-most]')) {
  const check = () => {
    const isTooLarge = [...input.files].some((file) => file.size > Number(input.dataset.most));
    input.setCustomValidity(isTooLarge ? input.dataset.refusal : '');
    return isTooLarge;
  };
  input.addEventListener('change', () => {
    if (check()) input.reportValidity();
  });
  // A browser may keep the file when somebody comes back to the form.
  check();
}
`;
