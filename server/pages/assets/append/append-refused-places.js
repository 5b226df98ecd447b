import { html, useEffect, useState } from './preact.js';
import { formatCount } from './append-parts.js';
import { placesRequest } from './append-request.js';
import { PreviewMap } from './preview-map.js';

/* Shows where the refused rows of a job lie. */

/** Maximum number of rows that are shown at a time. */
const MOST_ROWS = 100;

export function RefusedPlaces({ calls, config, job, state }) {
  const [found, setFound] = useState();
  const numbers = [...new Set(job.errors.map(({ sourceRow }) => sourceRow))];
  const shown = numbers.slice(0, MOST_ROWS);

  useEffect(() => {
    const stop = new AbortController();
    const path = `${config.root}/sharing/rest/content/features/generate`;
    calls.post(path, placesRequest(state.source, state.info, shown), stop.signal).then(
      ({ featureCollection, sourceRows }) =>
        setFound({ features: featureCollection.layers[0].featureSet.features, sourceRows }),
      (error) => stop.signal.aborted || setFound({ error }),
    );
    return () => stop.abort();
  }, [job.jobId]);

  if (found === undefined) return html`<p role="status">Reading where the refused rows lie …</p>`;
  if (found.error)
    return html`<p class="map-note" role="status">
      The places of the refused rows could not be read: ${found.error.message}
    </p>`;
  return html`<${PreviewMap}
      features=${found.features}
      names=${found.sourceRows.map((number) => `Row ${formatCount(number)}`)}
      count=${shown.length}
      background=${config.background}
    />
    ${job.errorCount > shown.length && html`<p class="map-note">The map shows the first ${formatCount(shown.length)} of ${formatCount(job.errorCount)} refused rows.</p>`}`;
}
