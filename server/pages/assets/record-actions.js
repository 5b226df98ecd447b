// Buttons that change a record: move it to the trash, restore it, delete it.
import { NO_REPLY, send } from './calendar-api.js';

for (const button of document.querySelectorAll('[data-change]')) {
  button.addEventListener('click', () => void change(button));
}

async function change(button) {
  const problem = button.nextElementSibling;
  const { change: address, method, question, next } = button.dataset;
  if (question !== '' && !confirm(question)) return;
  button.disabled = true;
  problem.textContent = '';
  try {
    const reply = await send(button, method, address);
    if (reply.ok) location.assign(next);
    else problem.textContent = reply.body.message;
  } catch {
    problem.textContent = NO_REPLY;
  }
  button.disabled = false;
}
