/*
 * Sends forms of pages to the operations of the API. The name of an input is the path of its value in the request, such as
 * `createParameters.name`: the API names the same path where it refuses the value.
 */

/** Reads a form: plain names become parameters, names with dots become JSON in the parameter before the first dot. */
export function readForm(form) {
  const body = new FormData();
  const json = {};
  for (const input of form.elements) {
    if (input.name === '' || input.disabled || input.name === 'formToken') continue;
    const value = valueOf(input);
    if (value === undefined) continue;
    if (input.name.includes('.')) put(json, input.name, value);
    else if (input.name.endsWith('[]')) body.append(input.name.slice(0, -2), value);
    else body.set(input.name, value);
  }
  for (const list of form.querySelectorAll('[data-list]')) {
    const chosen = [...list.querySelectorAll('input:checked')].map(({ value }) => value);
    const all = [...chosen, ...list.dataset.others.split(',').filter((value) => value !== '')];
    put(json, list.dataset.list, all.join(','));
  }
  for (const [name, value] of Object.entries(json)) body.set(name, JSON.stringify(value));
  return body;
}

/** Returns the value of an input; `undefined` if the request leaves it out. */
export function valueOf(input) {
  if (input.type === 'checkbox' || input.type === 'radio') {
    if (input.dataset.type === 'flag') return input.checked;
    return input.checked ? input.value : undefined;
  }
  if (input.type === 'file') return input.files[0];
  if (input.tagName === 'BUTTON') return undefined;
  const text = input.value;
  if (text === '' && input.dataset.keep === undefined) return undefined;
  if (input.dataset.type === 'number' && text.trim() !== '' && Number.isFinite(Number(text))) {
    return Number(text);
  }
  return text;
}

/** Stores a value under a path such as `createParameters.fields[2].name`. */
export function put(target, path, value) {
  const steps = path.split(/\.|\[(\d+)\]/).filter((step) => step !== undefined && step !== '');
  let at = target;
  for (const [index, step] of steps.entries()) {
    if (index === steps.length - 1) at[step] = value;
    else at = at[step] ??= /^\d+$/.test(steps[index + 1]) ? [] : {};
  }
}

/** Removes the messages of an earlier attempt. */
export function clearFaults(form) {
  for (const message of form.querySelectorAll('.fault, .notice.bad')) message.remove();
  for (const input of form.querySelectorAll('[aria-invalid]')) {
    input.removeAttribute('aria-invalid');
    setDescription(input, (id) => !id.startsWith('fault-'));
  }
}

let faults = 0;

/**
 * Shows a refusal: each reason beside its input, the others above the form, and moves the focus to the first.
 *
 * @param find - returns the input of a path; by default the one of this name.
 */
export function showFaults(form, error, find = (path) => form.elements.namedItem(path)) {
  const others = [];
  let first;
  for (const detail of error.details ?? []) {
    const [, path, reason] = /^([^:\s]+): ([^]*)$/.exec(detail) ?? [];
    const found = path === undefined ? null : find(path);
    const input = found instanceof RadioNodeList ? found[0] : found;
    if (!(input instanceof HTMLElement) || input.type === 'hidden') {
      others.push(detail);
      continue;
    }
    const message = document.createElement('small');
    message.className = 'fault';
    message.id = 'fault-' + String(++faults);
    message.textContent = reason;
    (input.closest('label') ?? input).after(message);
    input.setAttribute('aria-invalid', 'true');
    setDescription(input, () => true, message.id);
    first ??= input;
  }
  const notice = document.createElement('div');
  notice.className = 'notice bad';
  notice.setAttribute('role', 'alert');
  notice.tabIndex = -1;
  const text = document.createElement('p');
  text.textContent = error.message;
  notice.append(text);
  if (others.length > 0) {
    const list = document.createElement('ul');
    for (const other of others) {
      const item = document.createElement('li');
      item.textContent = other;
      list.append(item);
    }
    notice.append(list);
  }
  form.prepend(notice);
  (first ?? notice).focus();
}

function setDescription(input, isKept, more) {
  const ids = (input.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((id) => id !== '');
  const kept = [...ids.filter(isKept), ...(more === undefined ? [] : [more])];
  if (kept.length === 0) input.removeAttribute('aria-describedby');
  else input.setAttribute('aria-describedby', kept.join(' '));
}

/** Runs the work of a form once at a time, and shows what is refused. */
export async function runForm(form, work, find) {
  if (form.getAttribute('aria-busy') === 'true') return;
  clearFaults(form);
  form.setAttribute('aria-busy', 'true');
  try {
    await work();
  } catch (error) {
    if (error.name !== 'AbortError') showFaults(form, error, find);
  } finally {
    form.removeAttribute('aria-busy');
  }
}

/** Shows progress or success of a form in its status line. */
export function tell(form, text) {
  form.querySelector('[role=status]').textContent = text;
}
