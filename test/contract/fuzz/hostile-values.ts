import fc from 'fast-check';
import type { Json } from '../../../scripts/generate/document.js';
import type { FuzzedOperation } from './fuzzed-operations.js';

const DEEP = 20_000;

/** Texts that have broken one server or another. */
const HOSTILE_TEXTS: readonly string[] = [
  ...[
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udc00\ud800',
    '\ufeff',
    '\u202e',
    '\u2028',
    '\uffff',
    '😀'.repeat(50),
  ],
  ...['"', "'", "' OR 1=1 --", '"; DROP TABLE users; --', '?', '$1', '??', ':x', '%', '_', '\\', '`', '--'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'null', 'undefined', 'NaN'],
  ...['<script>alert(1)</script>', '{{7*7}}', '${7*7}', '%s%n', '../../etc/passwd', 'file:///etc/passwd'],
  ...['\r\nset-cookie: a=b', '%0d%0aset-cookie:%20a=b', 'javascript:alert(1)', '//evil.example'],
  ...['[]', '{}', '[[]]', '[{}]', '[null]', '{"a":', '""', 'true', '-0', '1e308', '1e309', '0x10', '٣'],
  ...[
    '9007199254740993',
    '-9223372036854775809',
    '1'.repeat(400),
    'x'.repeat(60_000),
    'a,'.repeat(7_000),
    '1,'.repeat(7_000),
    ',',
    ',,,',
    '1,',
    '-',
  ],
  ...[
    '[{"__proto__":{"isAdmin":true}}]',
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{}}}',
  ],
  ...[
    '[{"attributes":{"__proto__":1,"code":"x"}}]',
    '{"features":[{"attributes":null}]}',
    '{"rings":[[[0]]]}',
  ],
  ...['{"x":"NaN","y":null}', '{"x":1e400,"y":1}', '{"xmin":5,"ymin":5,"xmax":1,"ymax":1}', '{"wkid":-1}'],
  ...['{"name":"a\\u0000b"}', '{"name":"\\ud800"}', '{"fields":[{"name":"n","alias":"\\u0000"}]}'],
  ...['[{"name":"code","source":"\\u0000"}]', '{"layers":[{"name":"\\ud800"}]}', '{"filter":{"value":{}}}'],
  ...[
    '['.repeat(DEEP),
    '['.repeat(DEEP) + ']'.repeat(DEEP),
    '{"a":'.repeat(DEEP),
    '0000-00-00',
    '2026-02-30',
  ],
  ...[
    '9999-12-31 23:59:59',
    '-271821-04-20',
    '+275760-09-13',
    '24:00',
    'noon',
    'UTC+99',
    'Etc/GMT+12',
    'x@y',
  ],
];

/** Hostile values in JSON. */
const HOSTILE_VALUES: readonly Json[] = [
  ...HOSTILE_TEXTS,
  ...[null, true, false, 0, -1, 1.5, -0.0, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324],
  ...[[], {}, [[]], [{}], [null], [[[[[]]]]], { a: { b: { c: {} } } }, { '': '' }, { length: 1e9 }],
  JSON.parse('{"__proto__":{"isAdmin":true}}') as Json,
  { constructor: { prototype: { isAdmin: true } } },
  Array.from({ length: 2000 }, (_, index) => index),
  Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`k${String(index)}`, index])),
];

/** Names that mean something to JavaScript, or to those who read forms. */
const HOSTILE_NAMES: readonly string[] = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'then', 'length', ''],
  ...[
    'a[b][c]',
    'a[__proto__][isAdmin]',
    '__proto__[isAdmin]',
    'constructor[prototype][isAdmin]',
    'a[]',
    '[]',
  ],
  ...['a[', ']', 'a[1000000]', '\u0000', '\ud83d', "x'; DROP TABLE users; --", '$where', 'a.b', ' '],
];

/** Some parameters of an operation, and some that it has not got, with anything in them. */
export function hostileParameters(
  { properties }: FuzzedOperation,
  isJson: boolean,
): fc.Arbitrary<Readonly<Record<string, Json>>> {
  const own = Object.keys(properties).filter((name) => !KEPT.includes(name));
  const name = fc.oneof(
    { weight: 4, arbitrary: own.length === 0 ? fc.constantFrom(...HOSTILE_NAMES) : fc.constantFrom(...own) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_NAMES) },
  );
  const value = fc.constantFrom<Json[]>(...(isJson ? HOSTILE_VALUES : HOSTILE_TEXTS));
  return fc
    .array(fc.tuple(name, value), { minLength: 1, maxLength: 4 })
    .map((pairs) => Object.fromEntries(pairs));
}

/** Parameters that the sender of the samples decides: the caller, and the format of the answer. */
export const KEPT: readonly string[] = ['f', 'token'];
