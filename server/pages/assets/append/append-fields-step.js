import { html, useEffect, useState } from './preact.js';
import { Check, Choice, Fault, StepHeading, typeName } from './append-parts.js';
import { fittingFields, previewRequest, sourceInfoOf } from './append-request.js';

const MODES = [
  ['insert', 'Add all of them'],
  ['upsert', 'Update those that are there, add the others'],
  ['update', 'Only update those that are there'],
  ['add', 'Only add those that are not there'],
];

/** Third step: which column fills which field, and what becomes of rows that are there. */
export function FieldsStep({
  calls,
  config,
  source,
  analysis,
  reading,
  mapping,
  write,
  onMap,
  onWrite,
  onBack,
  onNext,
}) {
  const [error, setError] = useState();
  const [isBusy, setBusy] = useState(false);
  const misfits = useMisfits({ calls, config, source, analysis, reading, mapping });
  const columns = analysis.publishParameters.layerInfo.fields;
  const fields = fieldsToFill(config, write);
  const taken = new Set(fields.map(({ name }) => mapping[name]));
  const leftOut = columns.filter(({ alias }) => !taken.has(alias)).map(({ alias }) => alias);
  const isKeyMissing = write.mode !== 'insert' && !mapping[write.key];
  const isNothing = fields.length > 0 && fields.every(({ name }) => !mapping[name]);

  const tryIt = async (event) => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      await onNext();
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  return html`<form class="panel" onSubmit=${tryIt}>
    <${StepHeading}>Fields<//>
    <${Fault} error=${error} />
    <div class="wide" role="region" aria-label="Fields and columns" tabindex="0">
      <table class="mapping">
        <thead>
          <tr>
            <th scope="col">Field of the layer</th>
            <th scope="col">Column of the file</th>
            <th scope="col">Notes</th>
          </tr>
        </thead>
        <tbody>
          ${fields.map(
            (field) =>
              html`<${FieldRow}
                key=${field.name}
                field=${field}
                columns=${columns}
                column=${mapping[field.name] ?? ''}
                isKey=${write.mode !== 'insert' && write.key === field.name}
                misfit=${misfits.get(field.name)}
                onChange=${(column) => onMap({ ...mapping, [field.name]: column })}
              />`,
          )}
        </tbody>
      </table>
    </div>
    <p role="status">
      ${isNothing ? 'No column goes to a field: choose one.' : leftOut.length === 0 ? 'Every column goes to a field.' : `Columns left out: ${leftOut.join(', ')}.`}
    </p>
    <div class="grid">
      <${Choice}
        id="w-mode"
        label="What to do with the rows"
        value=${write.mode}
        options=${MODES}
        onChange=${(mode) => onWrite({ ...write, mode })}
      />
      ${
        write.mode !== 'insert' &&
        html`<${Choice}
          id="w-key"
          label="Rows are the same if they agree in"
          value=${write.key}
          hint=${isKeyMissing ? 'Choose a column for this field above' : 'Fields with a unique index'}
          options=${config.keys.map((name) => [name, name])}
          onChange=${(key) => onWrite({ ...write, key })}
        />`
      }
    </div>
    <p class="checks">
      <${Check}
        label="all rows or none"
        checked=${write.rollbackOnFailure}
        onChange=${(rollbackOnFailure) => onWrite({ ...write, rollbackOnFailure })}
      />
      ${
        config.isTracked &&
        html`<${Check}
          label="updated rows keep their creator and creation date"
          checked=${write.keepCreator}
          onChange=${(keepCreator) => onWrite({ ...write, keepCreator })}
        />`
      }
    </p>
    <p class="actions">
      <button type="button" class="quiet" onClick=${onBack}>Back</button>
      <button disabled=${isKeyMissing || isNothing || isBusy}>Next: try without writing</button>
    </p>
  </form>`;
}

/** Returns the fields that may be filled: those that are editable, and the key of an upsert. */
function fieldsToFill({ fields }, { mode, key }) {
  return fields.filter(({ name, isFillable }) => isFillable || (mode !== 'insert' && name === key));
}

function FieldRow({ field, columns, column, isKey, misfit, onChange }) {
  const { name, type, length, nullable, hasDefault } = field;
  const found = columns.find(({ alias }) => alias === column);
  const notes = [
    isKey && 'rows are matched by it',
    found && `column of type ${typeName(found.type)}`,
    !column && (hasDefault ? 'gets its default' : nullable ? 'stays empty' : 'must not be empty'),
  ].filter(Boolean);
  const isBad = misfit !== undefined || (!column && !nullable && !hasDefault);
  return html`<tr>
    <th scope="row">
      <code>${name}</code>${' '}
      <span class="type">${typeName(type)}${length === undefined ? '' : ` (${length})`}</span>
    </th>
    <td>
      <select
        aria-label=${`Column for ${name}`}
        value=${column}
        onChange=${(event) => onChange(event.target.value)}
      >
        <option value="" selected=${!column}>(none)</option>
        ${columns.map(({ alias }) => html`<option value=${alias} selected=${alias === column}>${alias}</option>`)}
      </select>
    </td>
    <td class=${isBad ? 'misfit' : ''}>${misfit ? `${misfit}; ${notes.join(', ')}` : notes.join(', ')}</td>
  </tr>`;
}

/** Finds, by the server's own conversion, which of the first rows do not fit a field. */
function useMisfits({ calls, config, source, analysis, reading, mapping }) {
  const [misfits, setMisfits] = useState(new Map());
  useEffect(() => {
    const stop = new AbortController();
    const columns = analysis.publishParameters.layerInfo.fields.map(({ alias }) => alias);
    const fields = fittingFields(
      config.fields.filter(({ isFillable }) => isFillable),
      mapping,
      columns,
    );
    const info = sourceInfoOf(analysis, reading);
    const find = async () => {
      if (fields.length === 0) return setMisfits(new Map());
      const request = previewRequest(source, info, fields);
      const path = `${config.root}/sharing/rest/content/features/generate`;
      const { errors = [] } = await calls.post(path, request, stop.signal);
      const first = errors.filter(({ field }) => field !== null).reverse();
      return setMisfits(
        new Map(
          first.map(({ field, sourceRow, description }) => [
            field,
            `row ${sourceRow} does not fit: ${description}`,
          ]),
        ),
      );
    };
    // The dry run finds all misfits; these of the first rows are an early warning.
    find().catch(() => stop.signal.aborted || setMisfits(new Map()));
    return () => stop.abort();
  }, [analysis, reading, mapping]);
  return misfits;
}
