// Choices among records: a search adds those that the page does not offer.

/** Number of records that a search adds at most. */
const MOST = 20;
const PAUSE_MS = 250;

/** Watches the searches of a form's pickers. */
export function watchPickers(form) {
  for (const picker of form.querySelectorAll('[data-picker]')) {
    const input = picker.querySelector('[data-find]');
    let timer;
    input.addEventListener('input', () => {
      clearTimeout(timer);
      timer = setTimeout(() => void find(form, picker, input.value.trim()), PAUSE_MS);
    });
    // Enter searches; it does not send the form.
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      clearTimeout(timer);
      void find(form, picker, input.value.trim());
    });
  }
}

async function find(form, picker, words) {
  const status = picker.querySelector('[data-found]');
  const known = new Map(
    Array.from(picker.querySelectorAll('[data-choices] input'), (input) => [
      input.value,
      input.parentElement,
    ]),
  );
  const show = (isShown) => {
    for (const [value, label] of known) {
      label.hidden = !isShown(value) && !label.querySelector('input').checked;
    }
  };
  if (words === '') {
    status.textContent = '';
    show(() => true);
    return;
  }
  const { records, list } = picker.dataset;
  const query = new URLSearchParams({ search: words, per_page: String(MOST) });
  const reply = await fetch(`${list}?${query}`, { headers: { 'x-wp-nonce': form.dataset.nonce } });
  const body = await reply.json();
  if (!reply.ok) {
    status.textContent = body.message;
    return;
  }
  const found = new Map(body[records].map((record) => [String(record.id), nameOf(record)]));
  for (const [value, name] of found) {
    if (!known.has(value)) known.set(value, addChoice(picker, value, name));
  }
  show((value) => found.has(value));
  const more = body.total > found.size ? ` The first ${found.size} are shown.` : '';
  status.textContent = found.size === 0 ? 'Nothing was found.' : `${body.total} found.${more}`;
}

/** Returns the name of a record as text; the interface sends names as HTML. */
function nameOf({ name, venue, organizer }) {
  const page = new DOMParser().parseFromString(name ?? venue ?? organizer ?? '', 'text/html');
  return page.body.textContent;
}

function addChoice(picker, value, name) {
  const input = document.createElement('input');
  Object.assign(input, { type: picker.dataset.type, name: picker.dataset.picker, value });
  const label = document.createElement('label');
  label.className = 'check';
  label.append(input, ` ${name}`);
  picker.querySelector('[data-choices]').append(label);
  return label;
}
