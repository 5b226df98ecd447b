/*
 * Sends each form with `data-then` to its operation without leaving the page. `data-then` is the address to open after
 * success, with members of the reply in braces; empty to stay.
 */
import { readForm, runForm, tell } from './api-form.js';
import { CallError, postForm } from './feature-calls.js';

for (const form of document.querySelectorAll('form[data-then]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void runForm(form, async () => {
      const reply = await postForm(form.getAttribute('action'), readForm(form));
      const failed = (reply.results ?? []).find(({ error }) => error);
      if (failed) throw new CallError(failed.error);
      if (form.dataset.then === '') tell(form, 'Saved.');
      else
        location.assign(
          form.dataset.then.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(reply[name])),
        );
    });
  });
  form.addEventListener('input', () => {
    const status = form.querySelector('[role=status]');
    if (status) status.textContent = '';
  });
}
