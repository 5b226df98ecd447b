import type { components } from '../../generated/events/types.js';
import { type Arguments, IndexDocument, type Node } from './index-document.js';

/** Route in the index. */
export type IndexRoute = components['schemas']['IndexRoute'];

export const NAMESPACE = 'cal/events/v1';

/** Methods that share their arguments, in the order in which clients know them. */
const GROUPS = [['get'], ['delete'], ['post', 'put', 'patch']] as const;

const PATTERNS: Readonly<Record<string, string>> = { id: '\\d+' };

/** Path of the document, with everything that is constant while the server runs. */
interface Plan {
  readonly path: string;
  /** Pattern in the index, such as `/cal/events/v1/events/(?P<id>\d+)`. */
  readonly pattern: string;
  readonly endpoints: readonly { readonly methods: string[]; readonly args: Arguments }[];
}

/** Values of arguments that depend on the time, by path and name. */
export type Defaults = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Routes of the document, ready to be rendered for a public URL. */
export class IndexRoutes {
  readonly #plans: ReadonlyMap<string, Plan>;

  constructor(document: Node) {
    const reader = new IndexDocument(document);
    const plans = Object.entries(reader.paths).map(([path, item]) => planPath(reader, path, item));
    this.#plans = new Map(plans.map((plan) => [plan.path, plan]));
  }

  /** Returns all routes by their patterns, in the order of the document. */
  describeAll(publicUrl: string, defaults: Defaults): Record<string, IndexRoute> {
    return Object.fromEntries(
      [...this.#plans.values()].map((plan) => [plan.pattern, write(plan, publicUrl, defaults)]),
    );
  }

  /** @throws {Error} for a path that is not in the document, which is a bug. */
  describe(path: string, publicUrl: string, defaults: Defaults): IndexRoute {
    const plan = this.#plans.get(path);
    if (plan === undefined) throw new Error(`${path} is not in the document`);
    return write(plan, publicUrl, defaults);
  }
}

function planPath(reader: IndexDocument, path: string, item: Node): Plan {
  const pattern = path.includes('{') ? writePattern(path) : path;
  const endpoints = GROUPS.flatMap((group) => {
    const methods = group.filter((method) => item[method] !== undefined);
    const [first] = methods;
    if (first === undefined) return [];
    const args = reader.argumentsOf(item, item[first] as Node);
    return [{ methods: methods.map((method) => method.toUpperCase()), args }];
  });
  return { path, pattern, endpoints };
}

function writePattern(path: string): string {
  return path
    .replaceAll('.', '\\.')
    .replace(/\{(\w+)\}/g, (_all, name: string) => `(?P<${name}>${PATTERNS[name] ?? '[^/]+'})`);
}

function write({ path, pattern, endpoints }: Plan, publicUrl: string, defaults: Defaults): IndexRoute {
  const written = endpoints.map(({ methods, args }) => ({
    methods,
    args: Object.keys(args).length === 0 ? ([] as []) : fill(args, methods, defaults[path]),
  }));
  const links = pattern === path ? { _links: { self: [{ href: `${publicUrl}${path}` }] } } : {};
  const methods = endpoints.flatMap((endpoint) => endpoint.methods);
  return { namespace: NAMESPACE, methods, endpoints: written, ...links };
}

function fill(
  args: Arguments,
  methods: readonly string[],
  defaults: Readonly<Record<string, string>> | undefined,
): Arguments {
  if (defaults === undefined || !methods.includes('GET')) return args;
  return Object.fromEntries(
    Object.entries(args).map(([name, argument]) => [
      name,
      defaults[name] === undefined ? argument : { ...argument, default: defaults[name] },
    ]),
  );
}
