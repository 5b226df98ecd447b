// Code of a page that has the package bundled.
import { Fairground, signIn } from '@fairground/sdk';

// Older browsers let no stream be walked by itself.
delete ReadableStream.prototype[Symbol.asyncIterator];
delete ReadableStream.prototype.values;

async function main() {
  const { server, password } = Object.fromEntries(new URLSearchParams(location.search));
  const fairground = new Fairground({
    url: server,
    credentials: signIn({ username: 'ada', password }),
  });
  const service = await fairground.services.create({ name: 'Page', capabilities: 'Query,Uploads,Append' });
  await service.addLayers({
    layers: [
      {
        name: 'Harbours',
        geometryType: 'esriGeometryPoint',
        fields: [{ name: 'code', type: 'esriFieldTypeString', length: 5 }],
      },
    ],
  });
  const layer = service.layer(0);
  const file = new File(['code,lon,lat\nNOBGO,5.32,60.4\nfar too long,1,1\n'], 'harbours.csv');
  const job = await layer.append(file, {
    sourceInfo: { locationType: 'coordinates', longitudeFieldName: 'lon', latitudeFieldName: 'lat' },
  });
  const { insertCount } = await job.wait();
  const refused = [];
  for await (const { field } of job.report()) refused.push(field);
  const lines = (await job.report().text()).trim().split('\n').length;
  // A source of more than one piece, as it comes.
  const stream = new Blob(['code,lon,lat\nGBLEI,-3.17,55.98\n']).stream();
  await (await layer.append(stream, { format: 'csv', sourceInfo: { locationType: 'none' } })).wait();
  const { total } = await fairground.events.list();
  return { insertCount, refused, lines, count: await layer.count(), total };
}

main()
  .then(JSON.stringify, (error) => `${error.name}: ${error.message}`)
  .then((text) => {
    const result = document.createElement('output');
    result.textContent = text;
    document.body.append(result);
  });
