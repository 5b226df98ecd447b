import { expect } from 'chai';
import { fileURLToPath } from 'node:url';
import { follow, isJsonObject, type Json, type OpenApiDocument } from '../../scripts/generate/document.js';
import { readDocument } from '../../scripts/generate/read-document.js';
import { type OperationPlan, readOperations } from '../../scripts/generate/operations.js';

const PATH = fileURLToPath(new URL('../../openapi/features/openapi.yaml', import.meta.url));

describe('reads of feature services by GET and POST', () => {
  it('describes the same parameters in the query as in the body', async () => {
    const document = await readDocument('features', PATH);
    const plans = new Map(readOperations(document).map((plan) => [plan.operationId, plan]));
    const twins = [...plans.keys()].filter((id) => plans.has(`${id}Post`));
    expect(twins).to.include.members(['queryLayer', 'searchItems', 'getService']);
    for (const id of twins) {
      const [get, post] = [id, `${id}Post`].map((name) => parametersOf(document, plans.get(name)));
      expect(get, id).to.deep.equal(post);
    }
  });
});

/** Names of the parameters with their schemas, whatever describes them, and which of them must be sent. */
function parametersOf(document: OpenApiDocument, plan: OperationPlan | undefined): object {
  const { schema = {}, pointer = '' } = plan?.parameters ?? {};
  const { node } = follow(document, { node: schema as Json, pointer });
  const { properties = {}, required = [] } = isJsonObject(node) ? node : {};
  return { properties: withoutTexts(properties), required };
}

function withoutTexts(node: Json): Json {
  if (Array.isArray(node)) return node.map(withoutTexts);
  if (!isJsonObject(node)) return node;
  const entries = Object.entries(node).filter(([key, value]) => key !== 'description' || isJsonObject(value));
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutTexts(value)]));
}
