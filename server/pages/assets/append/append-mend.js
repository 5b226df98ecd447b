import { html, useEffect, useState } from './preact.js';
import { Fault } from './append-parts.js';
import { isTable, rowsRequest } from './append-request.js';
import { forgetUpload, sendParts } from './send-parts.js';

/* Shows refused rows with all of their values, to be mended and appended again. */

/** Maximum number of rows that are mended at a time. */
const MOST_ROWS = 100;

export function MendRows({ calls, config, job, state, onMended, onCancel }) {
  const { source, info } = state;
  const [rows, setRows] = useState();
  const [error, setError] = useState();
  const [isBusy, setBusy] = useState(false);
  const numbers = [...new Set(job.errors.map(({ sourceRow }) => sourceRow))];
  const shown = numbers.slice(0, MOST_ROWS);
  const columns = info.layerInfo.fields;

  useEffect(() => {
    const stop = new AbortController();
    const path = `${config.root}/sharing/rest/content/features/generate`;
    calls.post(path, rowsRequest(source, info, shown), stop.signal).then(
      (reply) => setRows(readRows(reply, columns)),
      (failure) => stop.signal.aborted || setError(failure),
    );
    return () => stop.abort();
  }, []);

  const reasonOf = (number, { alias }) => {
    const mapped = Object.entries(state.mapping).filter(([, column]) => column === alias);
    const own = job.errors.filter(({ sourceRow }) => sourceRow === number);
    return own.find(({ field }) => mapped.some(([name]) => name === field))?.description;
  };
  const set = (number, alias, value) =>
    setRows(
      rows.map((row) =>
        row.number === number ? { ...row, values: { ...row.values, [alias]: value } } : row,
      ),
    );
  const append = async (event) => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      await onMended(await makeSource(calls, { config, info, rows, columns }));
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  return html`<form onSubmit=${append}>
    <h3>Mend the refused rows</h3>
    <${Fault} error=${error} />
    ${numbers.length > shown.length && html`<p class="notice">The first ${shown.length} of them are shown.</p>`}
    ${!rows && !error && html`<p role="status">Reading the rows …</p>`}
    ${
      rows &&
      html`<div class="wide" role="region" aria-label="Rows to mend" tabindex="0">
        <table class="mend">
          <thead>
            <tr>
              <th scope="col">Row</th>
              ${columns.map(({ alias }) => html`<th scope="col">${alias}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              ({ number, values }) =>
                html`<tr key=${number}>
                  <th scope="row">${number}</th>
                  ${columns.map((column, index) => {
                    const reason = reasonOf(number, column);
                    return html`<td>
                      <input
                        aria-label=${`${column.alias} of row ${number}`}
                        value=${values[column.alias]}
                        aria-invalid=${reason ? 'true' : undefined}
                        aria-describedby=${reason && `w-reason-${number}-${index}`}
                        disabled=${isBusy}
                        onInput=${(event) => set(number, column.alias, event.target.value)}
                      />
                      ${reason && html`<small id=${`w-reason-${number}-${index}`}>${reason}</small>`}
                    </td>`;
                  })}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`
    }
    <p class="actions">
      <button type="button" class="quiet" onClick=${onCancel}>Back to the report</button>
      <button disabled=${!rows || rows.length === 0 || isBusy}>Append the refused rows again</button>
    </p>
  </form>`;
}

function readRows({ featureCollection, sourceRows }, columns) {
  const { features } = featureCollection.layers[0].featureSet;
  return features.map(({ attributes, geometry }, index) => ({
    number: sourceRows[index],
    geometry,
    values: Object.fromEntries(columns.map(({ name, alias }) => [alias, attributes[name] ?? ''])),
  }));
}

/** Returns the source of an append of these rows, and how it is read: again a table, or features. */
async function makeSource(calls, { config, info, rows, columns }) {
  if (!isTable(info)) {
    const features = rows.map(({ values, geometry }) => ({
      attributes: Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, value === '' ? null : value]),
      ),
      geometry: geometry ?? null,
    }));
    const text = JSON.stringify({ spatialReference: { wkid: 4326 }, features });
    const appendUploadId = await sendText(calls, config, 'refused-rows.json', text);
    const source = { appendUploadId, appendUploadFormat: 'featureCollection' };
    return { source, info: { ...info, sourceTableName: undefined } };
  }
  const lines = [
    columns.map(({ alias }) => alias),
    ...rows.map(({ values }) => columns.map(({ alias }) => values[alias])),
  ];
  const text = lines.map((line) => line.map(quote).join(',')).join('\r\n');
  return {
    source: {
      appendUploadId: await sendText(calls, config, 'refused-rows.csv', text),
      appendUploadFormat: 'csv',
    },
    info: {
      ...info,
      type: 'csv',
      encoding: 'utf-8',
      columnDelimiter: ',',
      qualifier: '"',
      sourceTableName: undefined,
    },
  };
}

async function sendText(calls, { href }, name, text) {
  const file = new File([text], name, { lastModified: Date.now() });
  const { signal } = new AbortController();
  const uploadId = await sendParts(calls, { href, file, signal, onProgress: () => undefined });
  forgetUpload(href, file);
  return uploadId;
}

const quote = (value) => `"${String(value).replaceAll('"', '""')}"`;
