import type { JsonObject } from '../../scripts/generate/document.js';
import type { Role } from '../../server/auth/principal.js';
import { type ContractCall, type ContractClient, type ContractReply, textOf } from './contract-client.js';
import type { EventsWorld } from './event-fixtures.js';

/** Bodies of requests and replies by the name of their example in the document. */
export type Story = ReadonlyMap<string, unknown>;

/** Lives through examples: requests are sent as they stand in the document, replies are kept as they came. */
export class StoryTeller {
  readonly story = new Map<string, unknown>();

  /** @param examples - those of the document, of which the ones of requests are used. */
  constructor(
    readonly world: EventsWorld,
    private readonly examples: Readonly<Record<string, { readonly value: unknown }>>,
  ) {}

  /** The body of a request, as the document has it. */
  body(name: string): unknown {
    const example = this.examples[name];
    if (example === undefined) throw new Error(`there is no example ${name}`);
    this.story.set(name, example.value);
    return example.value;
  }

  /** Calls an operation, as an editor unless told, and keeps what it answers. */
  async tell(
    name: string,
    operationId: string,
    call: ContractCall = {},
    client: ContractClient = this.world.usual,
  ): Promise<ContractReply> {
    const reply = await client.call(operationId, { ...this.as('editor'), ...call });
    this.story.set(name, reply.body);
    return reply;
  }

  /** Calls one that the story does not need to hear of. */
  silently(operationId: string, call: ContractCall): Promise<JsonObject> {
    return this.world.usual.succeed(operationId, { ...this.as('editor'), ...call });
  }

  /** The address of a record that the story has told of. */
  at(name: string): Pick<ContractCall, 'path'> {
    return { path: { id: textOf(this.story.get(name) as JsonObject, 'id') } };
  }

  as(role: Role, headers: Readonly<Record<string, string>> = {}): Pick<ContractCall, 'headers'> {
    return { headers: { ...this.world.authorizationOf(role), ...headers } };
  }
}
