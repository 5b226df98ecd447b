import Joi from '@hapi/joi';
import { expect } from 'chai';
import { operations as events } from '../../server/generated/events/operations.js';
import { operations as features } from '../../server/generated/features/operations.js';
import type { OperationTable } from '../../server/http/operation/operation.js';

const TABLES: Readonly<Record<string, OperationTable>> = { events, features };

for (const [name, table] of Object.entries(TABLES)) {
  describe(`the operations of ${name}`, () => {
    for (const operation of Object.values(table)) {
      // A server makes them when they are first needed: a fault in one would wait for a request.
      it(`builds the schemas of ${operation.operationId}`, () => {
        const { pathParameters, headers, parameters, replies } = operation;
        const made = [
          ...[pathParameters, headers, parameters].map((input) => input?.schema()),
          ...Object.values(replies).flatMap((reply) => Object.values(reply).map((schema) => schema?.())),
        ];
        for (const schema of made) expect(schema === undefined || Joi.isSchema(schema)).to.equal(true);
      });
    }
  });
}
