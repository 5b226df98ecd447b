import { readFile } from 'node:fs/promises';
import Hapi from '@hapi/hapi';

/*
 * Server that the events catalogue is compared with: hapi, one route, replies that lie ready in memory.
 * Its argument is a JSON file with the list of them; `/0` gives the first.
 */

const [file = ''] = process.argv.slice(2);
const bodies = (JSON.parse(await readFile(file, 'utf8')) as string[]).map((body) => Buffer.from(body));
const server = Hapi.server({ host: '127.0.0.1', port: 0 });
server.route({
  method: 'GET',
  path: '/{number}',
  handler: (request, toolkit) =>
    toolkit.response(bodies[Number(request.params['number'])]).type('application/json; charset=utf-8'),
});
await server.start();
// In the words of the server, so that the same code starts both.
console.log(`Fairground listens on ${server.info.uri}`);
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
