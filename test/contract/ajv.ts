import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

/** Checks values against the schemas of a document without any of our own code. */
export function ajvOf(document: Readonly<Record<string, unknown>>): (pointer: string) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false });
  addFormats.default(ajv);
  // Formats that only describe.
  for (const format of ['binary', 'password', 'html']) ajv.addFormat(format, true);
  ajv.addSchema({ ...document, $id: 'document' });
  return (pointer) => {
    const validate = ajv.getSchema(`document#${encodeURI(pointer)}`);
    if (validate === undefined) throw new Error(`${pointer} points to nothing`);
    return validate;
  };
}
