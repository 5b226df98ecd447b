// The package is an ECMAScript module; TypeScript lets CommonJS modules require it, as Node.js does.
import { Fairground } from '@fairground/sdk';
import node = require('@fairground/sdk/node');

export const fairground: Fairground = new node.Fairground({ url: 'https://example.org' });
