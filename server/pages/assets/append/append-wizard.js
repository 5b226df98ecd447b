import { html, render, useState } from './preact.js';
import { FieldsStep } from './append-fields-step.js';
import { FileStep } from './append-file-step.js';
import { AppendStep, TryStep } from './append-job-step.js';
import { analyzeRequest, appendRequest, sourceInfoOf } from './append-request.js';
import { RowsStep } from './append-rows-step.js';
import { getJson, postForm, toForm, withParameters } from './feature-calls.js';
import { forgetUpload } from './send-parts.js';

/*
 * Leads from a file to its rows in a layer: file, rows, fields, dry run, append. It takes the place of the form that
 * works without scripts.
 */

const STEPS = [
  ['file', 'File'],
  ['rows', 'Rows'],
  ['fields', 'Fields'],
  ['try', 'Try'],
  ['append', 'Append'],
];

const START = { step: 'file', format: '' };
const READING = { encoding: '', timeZone: '', table: '', location: { type: 'guessed', x: '', y: '' } };

const calls = {
  get: (path, signal) => getJson(withParameters(path), signal),
  post: (path, fields, signal) => postForm(path, toForm(fields), signal),
};

function Wizard({ config }) {
  const [state, setState] = useState(START);
  const change = (more) => setState((current) => ({ ...current, ...more }));
  const { step, file, analysis, reading, mapping, write, source } = state;

  const analyze = async ({ uploadId, format, reading: wanted }, signal) => {
    const request = analyzeRequest({ uploadId, format, reading: wanted, target: config.target });
    const path = `${config.root}/sharing/rest/content/features/analyze`;
    const found = await calls.post(path, request, signal);
    return {
      analysis: found,
      source: { uploadId, format: format || found.publishParameters.type },
      reading: wanted,
      mapping: Object.fromEntries(found.fieldMappings.map(({ name, source: column }) => [name, column])),
    };
  };
  const onSent = async ({ uploadId, ...chosen }, signal) => {
    const found = await analyze({ ...chosen, uploadId, reading: READING }, signal);
    const first = { mode: 'insert', key: config.keys[0], rollbackOnFailure: false, keepCreator: false };
    change({ ...chosen, ...found, write: first, error: undefined, step: 'rows' });
  };
  const onAnalyze = async (wanted) => {
    try {
      change({ ...(await analyze({ ...source, format: state.format, reading: wanted })), error: undefined });
    } catch (error) {
      change({ error });
    }
  };
  const submit = async (parts, dryRun) => {
    const guessed = analysis.fieldMappings;
    const request = appendRequest({ ...parts, mapping, guessed, write }, dryRun);
    const { jobId } = await calls.post(`${config.layerHref}/append`, request);
    return jobId;
  };
  const whole = () => ({
    source: { appendUploadId: source.uploadId, appendUploadFormat: source.format },
    info: sourceInfoOf(analysis, reading),
  });
  // An object id or global id that a file has is not guessed as a field, but is the natural column of such a key.
  const onWrite = (wanted) => {
    const columns = analysis.publishParameters.layerInfo.fields.map(({ alias }) => alias);
    const own = columns.find((column) => column.toLowerCase() === wanted.key.toLowerCase());
    const isNew = wanted.mode !== 'insert' && mapping[wanted.key] === undefined && own !== undefined;
    const isOther = ({ name, isFillable }) => isFillable || (wanted.mode !== 'insert' && name === wanted.key);
    const kept = config.fields.filter(isOther).map(({ name }) => [name, mapping[name] ?? '']);
    change({ write: wanted, mapping: { ...Object.fromEntries(kept), ...(isNew && { [wanted.key]: own }) } });
  };
  const go = (next) => () => change({ step: next });
  const shared = { calls, config, source, analysis, reading, mapping, write };
  const views = {
    file: () => html`<${FileStep} calls=${calls} config=${config} start=${state} onSent=${onSent} />`,
    rows: () =>
      html`<${RowsStep}
        ...${shared}
        fault=${state.error}
        onRead=${(wanted) => change({ reading: wanted })}
        onAnalyze=${onAnalyze}
        onBack=${go('file')}
        onNext=${go('fields')}
      />`,
    fields: () =>
      html`<${FieldsStep}
        ...${shared}
        onMap=${(wanted) => change({ mapping: wanted })}
        onWrite=${onWrite}
        onBack=${go('rows')}
        onNext=${async () => change({ dryJob: await submit(whole(), true), step: 'try' })}
      />`,
    try: () =>
      html`<${TryStep}
        calls=${calls}
        config=${config}
        jobId=${state.dryJob}
        state=${{ source, info: whole().info }}
        onBack=${go('fields')}
        onAppend=${async () => {
          const job = await submit(whole(), false);
          forgetUpload(config.href, file);
          change({ job, appended: { source, info: whole().info, mapping }, step: 'append' });
        }}
      />`,
    append: () =>
      html`<${AppendStep}
        calls=${calls}
        config=${config}
        jobId=${state.job}
        state=${state.appended}
        onBack=${go('fields')}
        onRestart=${() => setState(START)}
        onMended=${async (mended) => {
          const job = await submit(mended, false);
          const { appendUploadId, appendUploadFormat } = mended.source;
          change({
            job,
            appended: {
              source: { uploadId: appendUploadId, format: appendUploadFormat },
              info: mended.info,
              mapping,
            },
          });
        }}
      />`,
  };
  const current = STEPS.findIndex(([name]) => name === step);
  return html`<ol class="steps" aria-label="Steps">
      ${STEPS.map(
        ([, title], index) =>
          html`<li
            class=${index < current ? 'done' : ''}
            aria-current=${index === current ? 'step' : undefined}
          >
            ${title}
          </li>`,
      )}
    </ol>
    ${file && html`<p class="chosen">${file.name}</p>`} ${views[step]()}`;
}

const place = document.querySelector('[data-wizard]');
if (place !== null) {
  place.nextElementSibling.remove();
  render(html`<${Wizard} config=${JSON.parse(place.dataset.wizard)} />`, place);
}
