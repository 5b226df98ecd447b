import type { Plugin } from '@hapi/hapi';
import { stateOf } from '../request-state.js';

/** Puts the headers that belong to every reply on the replies that are not rendered by a face. */
export const standingHeaders: Plugin<undefined> = {
  name: 'standing-headers',
  register(server) {
    server.ext('onPreResponse', (request, toolkit) => {
      const { response } = request;
      if (response instanceof Error) return toolkit.continue;
      for (const [name, value] of Object.entries(stateOf(request).headers)) response.header(name, value);
      return toolkit.continue;
    });
  },
};
