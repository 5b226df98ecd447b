import { expect } from 'chai';
import { Fairground } from '../../../../sdk/src/index.js';
import { answerJson, startHttpServer } from '../../../support/servers/http-server.js';

describe('a walk over a layer', () => {
  it('ends where a server has more than it is ready to send', async () => {
    const server = await startHttpServer((_, response) =>
      // More than one page is asked for by a walk without end only, which an error ends.
      answerJson(
        response,
        200,
        server.requests.length > 1
          ? { error: { code: 400, message: 'Asked without end.', details: [] } }
          : { features: [], exceededTransferLimit: true },
      ),
    );
    try {
      const layer = new Fairground({ url: server.url }).services.byName('Cities').layer(0);
      for await (const feature of layer.query({ returnExceededLimitFeatures: false }))
        expect.fail(JSON.stringify(feature));
      expect(server.requests).to.have.length(1);
    } finally {
      await server.stop();
    }
  });
});
