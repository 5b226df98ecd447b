/** What every client is to send, in the types of the documents. */
export const [, , username = '', password = '', name = ''] = process.argv;

export const definition = {
  name,
  capabilities: 'Query,Uploads,Append,Editing',
  spatialReference: { wkid: 4326 },
};

export const additions = {
  layers: [
    {
      name: 'Quays',
      geometryType: 'esriGeometryPoint',
      fields: [
        { name: 'title', type: 'esriFieldTypeString', length: 40 },
        { name: 'depth', type: 'esriFieldTypeDouble' },
        { name: 'mark', type: 'esriFieldTypeBigInteger' },
      ],
    },
  ],
};

export const features = [
  { attributes: { title: 'Bryggen, "the wharf" & co', depth: 9 }, geometry: { x: 5.32, y: 60.4 } },
  { attributes: { title: 'Leith', depth: 7.5 }, geometry: { x: -3.17, y: 55.98 } },
  { attributes: { title: 'Ærø', depth: 9 }, geometry: { x: 10.4, y: 54.85 } },
];

export const query = {
  f: 'json' as const,
  where: "depth > 1 AND title <> 'a, b'",
  outFields: ['title', 'depth'],
  orderByFields: ['depth DESC', 'title'],
  objectIds: [1, 2, 3],
  resultRecordCount: 2,
  returnGeometry: false,
};

const statistic = { statisticType: 'sum', onStatisticField: 'depth', outStatisticFieldName: 'all' };
export const statistics = [statistic];
export const grouping = { groupByFieldsForStatistics: ['depth'], orderByFields: ['depth'] };
export const quantization = {
  mode: 'view',
  originPosition: 'upperLeft',
  tolerance: 0.01,
  extent: { xmin: -10, ymin: 50, xmax: 20, ymax: 70 },
};

export const edits = {
  adds: [{ attributes: { title: 'Bergen', depth: 12, mark: '9007199254740993' } }],
  updates: [{ attributes: { OBJECTID: 1, depth: 10 } }],
  deletes: [3],
};

export const csv = new File(['name,lon,lat\nHull,-0.3,53.7\nEsbjerg,8.4,55.5\n'], `${name}.csv`, {
  type: 'text/csv',
});
export const appending = {
  appendUploadFormat: 'csv',
  appendSourceInfo: { locationType: 'coordinates', longitudeFieldName: 'lon', latitudeFieldName: 'lat' },
  fieldMappings: [{ name: 'title', source: 'name' }],
};

export const event = {
  title: 'Lantern walk, by the "quay" & back',
  status: 'publish' as const,
  start_date: '2031-09-01 20:00:00',
  end_date: '2031-09-01 22:00:00',
  timezone: 'Europe/Oslo',
  categories: [`Walks ${name}`, `Evenings ${name}`],
  venue: { venue: `Quay ${name}`, city: 'Bergen' },
};

const CALENDAR = [
  ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//x//EN', 'BEGIN:VEVENT'],
  ...[`UID:${name}@example.org`, 'DTSTAMP:20310101T000000Z', 'SUMMARY:Regatta'],
  ...['DTSTART:20310902T100000Z', 'DTEND:20310902T120000Z', 'END:VEVENT', 'END:VCALENDAR', ''],
].join('\r\n');
export const calendar = new File([CALENDAR], `${name}.ics`, { type: 'text/calendar' });

/** A reply that is not the error that it may be as well. */
export function good<Reply>(reply: Reply): Exclude<NonNullable<Reply>, { error: unknown }> {
  if (reply === undefined || reply === null || (typeof reply === 'object' && 'error' in reply))
    throw new Error(JSON.stringify(reply));
  return reply as Exclude<NonNullable<Reply>, { error: unknown }>;
}

/** Asks until a job has ended. */
export async function ended<Job extends { status: string }>(ask: () => Promise<Job>): Promise<Job> {
  for (;;) {
    const job = await ask();
    if (!/processing|pending|progress|queued|running/i.test(job.status)) return job;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export const tell = (told: object): boolean => process.stdout.write(JSON.stringify(told));
