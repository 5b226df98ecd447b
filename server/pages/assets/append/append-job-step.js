import { html, useEffect, useState } from './preact.js';
import { Fault, formatCount, RefusedRows, StepHeading } from './append-parts.js';
import { mayRetry, pause } from './feature-calls.js';
import { MendRows } from './append-mend.js';
import { RefusedPlaces } from './append-refused-places.js';

const POLL_MS = 500;

/** Follows a job until it ends. Returns its last status and the error that ended the following. */
function useJob(calls, href, jobId) {
  const [state, setState] = useState({});
  useEffect(() => {
    const stop = new AbortController();
    const follow = async () => {
      for (;;) {
        try {
          const job = await calls.get(`${href}/jobs/${jobId}`, stop.signal);
          setState({ job, isEnded: job.status === 'Completed' || job.status === 'Failed' });
          if (job.status === 'Completed' || job.status === 'Failed') return;
        } catch (error) {
          if (!mayRetry(error)) throw error;
        }
        await pause(POLL_MS, stop.signal);
      }
    };
    setState({});
    follow().catch((error) => stop.signal.aborted || setState({ error }));
    return () => stop.abort();
  }, [jobId]);
  return state;
}

/** Fourth step: the result of a dry run. */
export function TryStep({ calls, config, jobId, state, onBack, onAppend }) {
  const { job, isEnded, error } = useJob(calls, config.href, jobId);
  const [fault, setFault] = useState();
  const [isBusy, setBusy] = useState(false);
  const append = async () => {
    setBusy(true);
    try {
      await onAppend();
    } catch (failure) {
      setFault(failure);
      setBusy(false);
    }
  };
  const isGood = isEnded && job.status === 'Completed';
  const count = isGood ? job.insertCount + job.updateCount : 0;
  return html`<section class="panel">
    <${StepHeading}>Try<//>
    <${Fault} error=${error ?? fault} />
    ${!isEnded && !error && html`<${Running} calls=${calls} config=${config} job=${job} jobId=${jobId} />`}
    ${
      isEnded &&
      html`<p class="notice ${isGood ? '' : 'bad'}" role="status">
          ${isGood ? 'Nothing has been written. This is what an append would do:' : job.statusMessage}
        </p>
        <${Outcome}
          calls=${calls}
          job=${job}
          config=${config}
          state=${state}
          words=${['Would be inserted', 'Would be updated', 'Of these unchanged', 'Would be skipped', 'Would be refused']}
        />`
    }
    <p class="actions">
      <button type="button" class="quiet" onClick=${onBack}>Back</button>
      ${isGood && html`<button type="button" disabled=${count === 0 || isBusy} onClick=${append}>Append ${formatCount(count)} ${count === 1 ? 'row' : 'rows'}</button>`}
    </p>
  </section>`;
}

/** Last step: the append, and its report. */
export function AppendStep({ calls, config, jobId, state, onBack, onMended, onRestart }) {
  const { job, isEnded, error } = useJob(calls, config.href, jobId);
  const [isMending, setMending] = useState(false);
  useEffect(() => setMending(false), [jobId]);
  const isGood = isEnded && job.status === 'Completed';
  return html`<section class="panel">
    <${StepHeading}>${isEnded ? 'Report' : 'Append'}<//>
    <${Fault} error=${error} />
    ${!isEnded && !error && html`<${Running} calls=${calls} config=${config} job=${job} jobId=${jobId} />`}
    ${
      isEnded &&
      html`<p class="notice ${isGood ? (job.errorCount > 0 ? 'partial' : 'good') : 'bad'}" role="status">
          ${job.statusMessage}
        </p>
        <${Outcome}
          calls=${calls}
          job=${job}
          config=${config}
          state=${state}
          words=${['Inserted', 'Updated', 'Of these unchanged', 'Skipped', 'Refused']}
        />
        ${
          isMending
            ? html`<${MendRows}
                calls=${calls}
                config=${config}
                job=${job}
                state=${state}
                onMended=${onMended}
                onCancel=${() => setMending(false)}
              />`
            : html`<p class="actions">
                ${job.errors.length > 0 && html`<button type="button" onClick=${() => setMending(true)}>Mend the refused rows</button>`}
                ${!isGood && html`<button type="button" class="quiet" onClick=${onBack}>Back to the fields</button>`}
                <a class="button quiet" href=${config.layerHref}>Show the layer</a>
                <a class="button quiet" href=${`${config.href}/jobs/${jobId}`}>Show the job</a>
                <button type="button" class="quiet" onClick=${onRestart}>Append another file</button>
              </p>`
        }`
    }
  </section>`;
}

function Running({ calls, config, job, jobId }) {
  const [isStopping, setStopping] = useState(false);
  const stop = () => {
    setStopping(true);
    calls.post(`${config.href}/jobs/${jobId}/cancel`, {}).catch(() => setStopping(false));
  };
  return html`<div class="progress">
    <progress max="100" value=${job?.percentComplete} aria-label="Progress of the job"></progress>
    <p role="status">${job?.statusMessage ?? 'The job has been submitted.'}</p>
    <button type="button" class="quiet" disabled=${isStopping} onClick=${stop}>Stop it</button>
  </div>`;
}

function Outcome({ calls, job, config, state, words }) {
  const { insertCount, updateCount, unchangedCount = 0, skippedCount, errorCount } = job;
  const counts = [insertCount, updateCount, unchangedCount, skippedCount, errorCount];
  const messages = job.messages.filter(({ description }) => description !== job.statusMessage);
  const report = `${config.href}/jobs/${job.jobId}/report`;
  return html`<dl class="counts">
      ${words.map(
        (word, index) =>
          html`<div class=${index === 4 && errorCount > 0 ? 'bad' : ''}>
            <dt>${word}</dt>
            <dd>${formatCount(counts[index])}</dd>
          </div>`,
      )}
    </dl>
    ${
      messages.length > 0 &&
      html`<ul class="messages">
        ${messages.map(({ description }) => html`<li>${description}</li>`)}
      </ul>`
    }
    ${
      job.errors.length > 0 &&
      html`<h3>Refused rows</h3>
        <${RefusedRows} errors=${job.errors} />
        <${RefusedPlaces} calls=${calls} config=${config} job=${job} state=${state} />
        <p>
          ${job.errorsTruncated && 'These are the first of them. '}
          ${
            job.reportUrl !== undefined &&
            html`All refused rows:${' '}<a href=${`${report}?format=csv`} download="refused-rows.csv">CSV</a
              >${' '}or${' '}
              <a href=${`${report}?format=ndjson`} download="refused-rows.ndjson">JSON lines</a>`
          }
        </p>`
    }`;
}
