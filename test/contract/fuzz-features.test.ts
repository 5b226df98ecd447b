// @needs gdal: random spatial references are looked up with gdalsrsinfo.
import { forEachDatabase } from '../support/databases/databases.js';
import { type FeatureServer, startFeatureServer } from '../support/servers/feature-server.js';
import { describeFuzz } from './fuzz/describe-fuzz.js';
import { featuresTarget } from './fuzz/features-target.js';

forEachDatabase('the features document with random values', (open) => {
  let server: FeatureServer;
  describeFuzz('features', async () => featuresTarget((server = await startFeatureServer(await open()))));
  after(() => server.close());
});
