// Buttons that copy the text of an input.
for (const button of document.querySelectorAll('[data-copy]')) {
  const input = document.getElementById(button.dataset.copy);
  button.hidden = false;
  input.addEventListener('focus', () => input.select());
  button.addEventListener('click', () => void copy(input));
}

async function copy(input) {
  const status = document.querySelector('[data-copied]');
  try {
    await navigator.clipboard.writeText(input.value);
    status.textContent = 'Copied.';
  } catch {
    // Browsers forbid it to pages without TLS, and to users who said no.
    input.select();
    status.textContent = 'The address is selected: press Ctrl+C to copy it.';
  }
}
