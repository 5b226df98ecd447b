import type { ContractCall } from './contract-client.js';

/** Returns a form with a file, as uploads and items are sent. */
export function fileForm(
  fields: Readonly<Record<string, string>>,
  content: string,
  fileName = 'cities.csv',
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ f: 'json', ...fields })) form.set(name, value);
  form.set('file', new Blob([content]), fileName);
  return form;
}

/** Returns the body of a call in the first media type that an operation reads. */
export function bodyFor([mediaType]: readonly string[], call: ContractCall): ContractCall {
  if (mediaType !== 'multipart/form-data') return call;
  const multipart = new FormData();
  for (const [name, value] of Object.entries(call.form ?? {})) multipart.set(name, value);
  return { path: call.path ?? {}, multipart };
}
