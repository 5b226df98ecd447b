import { html, useEffect, useRef, useState } from './preact.js';
import { Choice, Fault, Field, formatCount, StepHeading } from './append-parts.js';
import { dropUpload, interruptedUploads, sendParts } from './send-parts.js';
import { CallError } from './feature-calls.js';

/** First step: chooses a file, sends it, and has the server look at it. */
export function FileStep({ calls, config, start, onSent }) {
  const [file, setFile] = useState(start.file);
  const [format, setFormat] = useState(start.format);
  const [error, setError] = useState(start.error);
  const [sending, setSending] = useState();
  const [isOver, setOver] = useState(false);
  const [waiting] = useState(() => interruptedUploads(config.href));
  const input = useRef();
  const running = useRef();
  useEffect(() => () => running.current?.abort(), []);

  const choose = ([first, ...others]) => {
    setOver(false);
    if (first === undefined) return;
    setFile(first);
    const message = 'file: must be one file; put the parts of a shapefile into one .zip';
    setError(others.length > 0 ? new CallError({ message }) : undefined);
  };

  const send = async (event) => {
    event.preventDefault();
    if (file === undefined) {
      setError(new CallError({ message: 'file: must be chosen' }));
      input.current.focus();
      return;
    }
    running.current = new AbortController();
    const { signal } = running.current;
    setError(undefined);
    setSending({ bytes: 0, isLost: false });
    try {
      const onProgress = (bytes, isLost) => setSending({ bytes, isLost });
      const uploadId = await sendParts(calls, { href: config.href, file, signal, onProgress });
      setSending({ bytes: file.size, isLost: false, isDone: true });
      await onSent({ file, format, uploadId }, signal);
    } catch (failure) {
      if (!signal.aborted) setError(failure);
      setSending(undefined);
    }
  };

  const cancel = () => {
    running.current.abort();
    dropUpload(calls, config.href, file);
    setSending(undefined);
  };

  return html`<form class="panel" onSubmit=${send} noValidate>
    <${StepHeading}>File<//>
    <${Fault} error=${error} />
    ${
      waiting.length > 0 &&
      !sending &&
      html`<p class="notice">
        The upload of ${waiting.join(', ')} was interrupted. Choose the file again to continue where it
        stopped.
      </p>`
    }
    <div
      class=${isOver ? 'drop-zone over' : 'drop-zone'}
      onDragOver=${(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave=${() => setOver(false)}
      onDrop=${(event) => {
        event.preventDefault();
        choose(event.dataTransfer.files);
      }}
    >
      <${Field}
        id="w-file"
        label="File"
        hint=${`Choose a file or drop it here: ${config.formatNames}; at most ${config.most}`}
      >
        <input
          id="w-file"
          ref=${input}
          type="file"
          aria-describedby="w-file-hint"
          disabled=${Boolean(sending)}
          onChange=${(event) => choose(event.target.files)}
        />
      <//>
      ${file && html`<p class="chosen"><strong>${file.name}</strong> · ${formatBytes(file.size)}</p>`}
    </div>
    <${Choice}
      id="w-format"
      label="Format"
      value=${format}
      onChange=${setFormat}
      options=${[['', 'By the name of the file'], ...config.formats.map((name) => [name, name])]}
    />
    ${sending && html`<${Sending} sending=${sending} size=${file.size} />`}
    <p class="actions">
      ${
        sending
          ? html`<button type="button" class="quiet" onClick=${cancel}>Cancel</button>`
          : html`<button>Send and look at it</button>`
      }
    </p>
  </form>`;
}

function Sending({ sending: { bytes, isLost, isDone }, size }) {
  const text = isDone
    ? 'The file has arrived. The server looks at it …'
    : isLost
      ? 'The connection is lost. Trying again …'
      : `${formatBytes(bytes)} of ${formatBytes(size)} sent`;
  return html`<div class="progress">
    <progress
      max=${Math.max(size, 1)}
      value=${isDone ? undefined : bytes}
      aria-label="Progress of the upload"
    ></progress>
    <p role="status">${text}</p>
  </div>`;
}

function formatBytes(bytes) {
  if (bytes < 1000) return `${formatCount(bytes)} bytes`;
  const [unit, name] = bytes < 1_000_000 ? [1000, 'kB'] : [1_000_000, 'MB'];
  return `${(bytes / unit).toLocaleString('en', { maximumFractionDigits: 1 })} ${name}`;
}
