/**
 * Starts Swagger UI in the page. A file of its own, since the page's policy lets no script in the page run.
 *
 * Swagger UI fills the examples of all parameters in, which together mean nothing; only what must be sent is filled
 * in here.
 */
export const START_SCRIPT = `'use strict';
const place = document.getElementById('reference');

function withoutExamples(spec) {
  const items = Object.values(spec.paths);
  const operations = items.flatMap((item) => Object.values(item));
  const lists = [...items, ...operations].flatMap((node) => node.parameters ?? []);
  for (const parameter of [...Object.values(spec.components?.parameters ?? {}), ...lists]) {
    if (!parameter.required) delete parameter.example;
  }
  return spec;
}

fetch(place.dataset.document)
  .then((reply) => reply.json())
  .then((spec) =>
    SwaggerUIBundle({
      spec: withoutExamples(spec),
      domNode: place,
      deepLinking: true,
      docExpansion: 'none',
      // No service of others is asked what it thinks of the document.
      validatorUrl: null,
    }),
  )
  .catch((error) => {
    place.textContent = 'The document could not be shown: ' + error.message;
  });
`;
