/* Attributes of a feature as people read them. Texts of features enter the page as text only, never as HTML. */

/** Makes a table of a feature's attributes, with aliases of fields, names of codes, and dates. */
export function describeFeature({ attributes, layer }) {
  const table = document.createElement('table');
  const domains = domainsFor(layer, attributes);
  const fields = new Map(layer.fields.map((field) => [field.name, field]));
  for (const [name, value] of Object.entries(attributes)) {
    const field = fields.get(name);
    const row = table.insertRow();
    const head = document.createElement('th');
    head.scope = 'row';
    head.textContent = field?.alias ?? name;
    row.append(head);
    row.insertCell().textContent = readable(value, field, domains[name] ?? field?.domain);
  }
  return table;
}

/** Returns the name of a feature for people, `undefined` where it has none. */
export function nameOf({ attributes, layer: { displayField, objectIdField } }) {
  const name = displayField === objectIdField ? undefined : attributes[displayField];
  return name === undefined || name === null || name === '' ? undefined : String(name);
}

/** Domains that the subtype of a feature sets for its fields, in place of those of the fields. */
function domainsFor({ typeIdField, types = [] }, attributes) {
  const type = types.find(({ id }) => String(id) === String(attributes[typeIdField]));
  const domains = Object.entries(type?.domains ?? {}).filter(([, domain]) => domain?.type !== 'inherited');
  const codedValues = types.map(({ id, name }) => ({ code: id, name }));
  return { ...(typeIdField && { [typeIdField]: { codedValues } }), ...Object.fromEntries(domains) };
}

function readable(value, field, domain) {
  if (value === null || value === undefined) return '–';
  const coded = domain?.codedValues?.find(({ code }) => String(code) === String(value));
  if (coded) return coded.name;
  if (field?.type === 'esriFieldTypeDate' && Math.abs(value) <= 8.64e15) return moment(value);
  return String(value);
}

function moment(time) {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ') + ' UTC';
}
