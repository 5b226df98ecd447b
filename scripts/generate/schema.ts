import { DocumentFault, type Json, isJsonObject, pointerTo } from './document.js';

/** A JSON Schema (2020-12) as far as our documents use it; `readSchema` has checked every keyword. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly format?: string;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly contentMediaType?: string;
  readonly contentSchema?: Schema;
  readonly default?: Json;
  readonly 'x-coerce'?: string;
  readonly 'x-expected'?: string;
}

/** A schema with its place in the document. */
export interface Placed {
  readonly schema: Schema;
  readonly pointer: string;
}

type Check = (value: Json, pointer: string) => boolean;

const isText: Check = (value) => typeof value === 'string';
/** Found here, as a validator is not made before it is needed. */
const isPattern: Check = (value) => {
  try {
    return typeof value === 'string' && new RegExp(value, 'u').source !== '';
  } catch {
    return false;
  }
};
const isNumber: Check = (value) => typeof value === 'number';
const isCount: Check = (value) => Number.isInteger(value) && (value as number) >= 0;
const isFlag: Check = (value) => typeof value === 'boolean';
const isAnything: Check = () => true;
const isListOf =
  (check: Check): Check =>
  (value, pointer) =>
    Array.isArray(value) && value.length > 0 && value.every((item: Json) => check(item, pointer));
const isSchema: Check = (value, pointer) => {
  readSchema(value, pointer);
  return true;
};
const isSchemaList: Check = (value, pointer) => {
  if (!Array.isArray(value) || value.length === 0) return false;
  value.forEach((item: Json, index) => readSchema(item, pointerTo(pointer, String(index))));
  return true;
};
const isSchemaMap: Check = (value, pointer) => {
  if (!isJsonObject(value)) return false;
  for (const [name, schema] of Object.entries(value)) readSchema(schema, pointerTo(pointer, name));
  return true;
};

const TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];
const isType: Check = (value) => typeof value === 'string' && TYPES.includes(value);

/** Ways in which a value may be written on the wire; README.md of this folder says what each means. */
const COERCIONS = ['boolean', 'truthy', 'word', 'list', 'json', 'exact-json'];

/** Every keyword that the generator knows, with what its value may be. Anything else stops the run. */
const KEYWORDS: Readonly<Record<string, Check>> = {
  $ref: isText,
  type: (value, pointer) => isType(value, pointer) || isListOf(isType)(value, pointer),
  properties: isSchemaMap,
  required: (value) => Array.isArray(value) && value.every((name) => typeof name === 'string'),
  additionalProperties: (value, pointer) => typeof value === 'boolean' || isSchema(value, pointer),
  items: isSchema,
  enum: isListOf(isAnything),
  const: isAnything,
  minimum: isNumber,
  maximum: isNumber,
  exclusiveMinimum: isNumber,
  exclusiveMaximum: isNumber,
  minLength: isCount,
  maxLength: isCount,
  pattern: isPattern,
  minItems: isCount,
  maxItems: isCount,
  format: isText,
  oneOf: isSchemaList,
  anyOf: isSchemaList,
  allOf: isSchemaList,
  contentMediaType: isText,
  contentSchema: isSchema,
  default: isAnything,
  description: isText,
  title: isText,
  example: isAnything,
  examples: isListOf(isAnything),
  deprecated: isFlag,
  readOnly: isFlag,
  writeOnly: isFlag,
  'x-coerce': (value) => typeof value === 'string' && COERCIONS.includes(value),
  'x-expected': (value) => typeof value === 'string' && value !== '',
};

/** Keywords that say nothing about which values are valid, and so may stand beside any other. */
const ANNOTATIONS: ReadonlySet<string> = new Set([
  ...[
    'default',
    'description',
    'title',
    'example',
    'examples',
    'deprecated',
    'readOnly',
    'writeOnly',
    'x-coerce',
    'x-expected',
  ],
]);

/**
 * Checks a schema of a document, with all schemas inside it.
 *
 * @throws {DocumentFault} at a keyword that the generator does not know, or one with a wrong value.
 */
export function readSchema(value: unknown, pointer: string): Schema {
  if (!isJsonObject(value)) throw new DocumentFault(pointer, 'a schema must be an object');
  for (const [keyword, content] of Object.entries(value)) {
    const at = pointerTo(pointer, keyword);
    const check = Object.hasOwn(KEYWORDS, keyword) ? KEYWORDS[keyword] : undefined;
    if (check === undefined)
      throw new DocumentFault(at, `the keyword "${keyword}" is not known to the generator`);
    if (!check(content, at)) throw new DocumentFault(at, `"${keyword}" has a value that it may not have`);
  }
  return value;
}

/** The keywords of a schema that decide about values. */
export function assertions(schema: Schema): string[] {
  return Object.keys(schema).filter((keyword) => !ANNOTATIONS.has(keyword));
}

/** The types of a schema as a list; empty where it names none. */
export function typesOf(schema: Schema): readonly string[] {
  if (schema.type === undefined) return [];
  return typeof schema.type === 'string' ? [schema.type] : schema.type;
}
