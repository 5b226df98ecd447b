'use strict';
// Starts Swagger UI on the reference page.

const container = document.getElementById('reference');
const darkScheme = matchMedia('(prefers-color-scheme: dark)');

/** Gives Swagger UI the color scheme of the browser, which its style sheet does not look up itself. */
function followScheme() {
  document.documentElement.classList.toggle('dark-mode', darkScheme.matches);
}

/** Removes examples of optional parameters. Swagger UI fills all of them in, and together they make no request. */
function withoutExamples(spec) {
  const items = Object.values(spec.paths);
  const operations = items.flatMap((item) => Object.values(item));
  const lists = [...items, ...operations].flatMap((node) => node.parameters ?? []);
  for (const parameter of [...Object.values(spec.components?.parameters ?? {}), ...lists]) {
    if (!parameter.required) delete parameter.example;
  }
  return spec;
}

/** Plugin of Swagger UI that leaves the description out, so that operations come first: the guide has the prose. */
const operationsFirst = { wrapComponents: { InfoContainer: () => () => null } };

followScheme();
darkScheme.addEventListener('change', followScheme);

fetch(container.dataset.document)
  .then((reply) => reply.json())
  .then((spec) =>
    SwaggerUIBundle({
      spec: withoutExamples(spec),
      domNode: container,
      plugins: [operationsFirst],
      deepLinking: true,
      docExpansion: 'none',
      defaultModelsExpandDepth: 0,
      filter: true,
      // Sends the document to no validation service.
      validatorUrl: null,
    }),
  )
  .catch((/** @type {unknown} */ error) => {
    container.textContent = `The document could not be shown: ${String(error)}`;
  });
