/*
 * Holds a form that is sent before the scripts of its page are there: without them, the browser would leave the page, and
 * typed values would be lost. It is sent again once they are. Loaded before everything else, so no module.
 */
addEventListener(
  'submit',
  (event) => {
    if (document.readyState === 'complete') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { target, submitter } = event;
    addEventListener('load', () => target.requestSubmit(submitter), { once: true });
  },
  { capture: true },
);
