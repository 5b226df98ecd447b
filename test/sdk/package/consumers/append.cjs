// Append as a CommonJS module.
const { writeFile } = require('node:fs/promises');
const { Fairground, isApiError, signIn } = require('@fairground/sdk');
const { openFile } = require('@fairground/sdk/node');

async function main({ SERVER, PASSWORD, NAME }) {
  const fairground = new Fairground({
    url: SERVER,
    credentials: signIn({ username: 'ada', password: PASSWORD }),
  });
  const service = await fairground.services.create({ name: NAME, capabilities: 'Query,Uploads,Append' });
  await service.addLayers({
    layers: [
      {
        name: 'Harbours',
        geometryType: 'esriGeometryPoint',
        fields: [{ name: 'code', type: 'esriFieldTypeString', length: 5 }],
      },
    ],
  });
  await writeFile('harbours.csv', 'code,lon,lat\nNOBGO,5.32,60.4\nGBLEI,-3.17,55.98\n');
  const layer = service.layer(0);
  const job = await layer.append(await openFile('harbours.csv'), {
    sourceInfo: { locationType: 'coordinates', longitudeFieldName: 'lon', latitudeFieldName: 'lat' },
  });
  const { insertCount } = await job.wait();
  const refusal = await layer.count('nothing = 1').catch((error) => error);
  console.log(JSON.stringify({ insertCount, count: await layer.count(), isRefused: isApiError(refusal) }));
}

void main(process.env);
