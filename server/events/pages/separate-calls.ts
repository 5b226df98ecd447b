import type { RequestContext } from '../../api/handlers.js';
import type { PageDeps } from './page-deps.js';

type Call = (request: unknown, context: RequestContext) => unknown;

/**
 * Gives each call of an operation a context of its own. A page calls several operations for one request, while an
 * operation keeps what it has read of a request, such as its dates, by the context.
 */
export function separateCalls<Table extends PageDeps['handlers'] | PageDeps['checks']>(table: Table): Table {
  const calls = Object.entries(table as Readonly<Record<string, Call>>);
  const separate = calls.map(([id, call]): [string, Call] => [
    id,
    (request, context) => call(request, copyContext(context)),
  ]);
  return Object.fromEntries(separate) as unknown as Table;
}

function copyContext(context: RequestContext): RequestContext {
  const { principal, signal, log, publicUrl, requestId, address, referer, session, visit } = context;
  return { principal, signal, log, publicUrl, requestId, address, referer, session, visit };
}
