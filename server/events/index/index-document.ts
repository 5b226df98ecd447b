/** A part of an OpenAPI document, which the generator has checked. */
export type Node = Readonly<Record<string, unknown>>;

/** Argument of an endpoint in the index. */
export interface Argument {
  readonly description?: string;
  /** Present if there is a default. */
  readonly type?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly required: boolean;
}

export type Arguments = Readonly<Record<string, Argument>>;

/** Lists the arguments of an operation: path and query parameters, and body fields. */
export class IndexDocument {
  readonly paths: Readonly<Record<string, Node>>;

  constructor(private readonly document: Node) {
    this.paths = (document['paths'] ?? {}) as Readonly<Record<string, Node>>;
  }

  /** @param item - path item that contains the operation. */
  argumentsOf(item: Node, operation: Node): Arguments {
    const own = [...listOf(item['parameters']), ...listOf(operation['parameters'])].map((node) =>
      this.#follow(node),
    );
    const parameters = own.filter(({ in: place }) => place === 'path' || place === 'query');
    return {
      ...Object.fromEntries(parameters.map((node) => this.#parameter(node))),
      ...this.#body(operation),
    };
  }

  #parameter(node: Node): [name: string, argument: Argument] {
    const argument = this.#argument(node['schema'] as Node, node['required'] === true);
    return [String(node['name']), { ...textOf(node), ...argument }];
  }

  #body(operation: Node): Arguments {
    const body = operation['requestBody'];
    if (body === undefined) return {};
    const [media] = Object.values(this.#follow(body as Node)['content'] as Readonly<Record<string, Node>>);
    return this.#fields((media?.['schema'] ?? {}) as Node);
  }

  /** Collects the properties of all parts of a schema. */
  #fields(schema: Node): Arguments {
    const whole = this.#follow(schema);
    const required = (whole['required'] ?? []) as readonly string[];
    const parts = listOf(whole['allOf']).map((part) => this.#fields(part));
    const own = Object.entries((whole['properties'] ?? {}) as Readonly<Record<string, Node>>);
    const fields: Arguments = Object.assign(
      {},
      ...parts,
      Object.fromEntries(own.map(([name, field]) => [name, this.#argument(field, false)])),
    ) as Arguments;
    return Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        required.includes(name) ? { ...field, required: true } : field,
      ]),
    );
  }

  #argument(schema: Node, required: boolean): Argument {
    const whole = { ...this.#follow(schema), ...schema };
    const { default: value, enum: values } = whole;
    const type = typeOf(whole);
    return {
      ...textOf(whole),
      ...(type !== undefined && { type }),
      ...(value !== undefined && { default: value }),
      ...(Array.isArray(values) && { enum: values as unknown[] }),
      required,
    };
  }

  #follow(node: Node): Node {
    const reference = node['$ref'];
    if (typeof reference !== 'string') return node;
    const steps = reference.slice('#/'.length).split('/');
    return this.#follow(steps.reduce((at, step) => at[step] as Node, this.document));
  }
}

function textOf({ description }: Node): { description?: string } {
  return typeof description === 'string' ? { description } : {};
}

function listOf(list: unknown): readonly Node[] {
  return Array.isArray(list) ? (list as Node[]) : [];
}

/** Returns the single type that clients know: null is ignored, and numbers that may be sent as text are numbers. */
function typeOf({ type }: Node): string | undefined {
  const types = [type].flat().filter((name) => typeof name === 'string' && name !== 'null');
  const names = types.includes('string') ? types.filter((name) => name !== 'number') : types;
  const [name, ...others] = names;
  return typeof name === 'string' && others.length === 0 ? name : undefined;
}
