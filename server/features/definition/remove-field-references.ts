import type { Field } from '../model/layer.js';
import type { LayerPresentation, PresentedLayer } from '../model/layer-presentation.js';

type Json = Readonly<Record<string, unknown>>;

/** Returns the layer's presentation without any reference to the fields `gone`. */
export function removeFieldReferences(layer: PresentedLayer, gone: readonly Field[]): LayerPresentation {
  const { presentation, fields, objectIdField } = layer;
  const columns = new Set(gone.map(({ column }) => column));
  const isGone = (name: unknown): boolean => typeof name === 'string' && columns.has(name.toLowerCase());
  const firstText = fields.find(({ type, editable }) => type === 'esriFieldTypeString' && editable)?.name;
  const hasTypes = !isGone(presentation.typeIdField);
  return {
    ...presentation,
    displayField: isGone(presentation.displayField)
      ? (firstText ?? objectIdField)
      : presentation.displayField,
    // Symbols that depend on a missing field draw nothing, so the default symbols replace them.
    drawingInfo: drawsBy(presentation.drawingInfo, isGone)
      ? undefined
      : drawingWithout(presentation.drawingInfo, isGone),
    typeIdField: hasTypes ? presentation.typeIdField : '',
    types: hasTypes ? presentation.types : [],
    templates: presentation.templates?.map((template) => templateWithout(template, isGone)),
  };
}

/** Returns the field names in a renderer. */
const RENDERER_FIELDS = ['field', 'field1', 'field2', 'field3', 'normalizationField'];

function drawsBy(drawingInfo: Json | undefined, isGone: (name: unknown) => boolean): boolean {
  const renderer = drawingInfo?.['renderer'];
  return isObject(renderer) && RENDERER_FIELDS.some((member) => isGone(renderer[member]));
}

/** Returns the symbols without sizes, colors and labels that depend on deleted fields. */
function drawingWithout(drawingInfo: Json | undefined, isGone: (name: unknown) => boolean): Json | undefined {
  if (drawingInfo === undefined) return undefined;
  const { renderer, labelingInfo } = drawingInfo;
  const variables = isObject(renderer) ? renderer['visualVariables'] : undefined;
  return {
    ...drawingInfo,
    ...(isObject(renderer) &&
      Array.isArray(variables) && {
        renderer: {
          ...renderer,
          visualVariables: (variables as readonly unknown[]).filter(
            (one) => !isObject(one) || !RENDERER_FIELDS.some((member) => isGone(one[member])),
          ),
        },
      }),
    ...(Array.isArray(labelingInfo) && {
      labelingInfo: (labelingInfo as readonly unknown[]).filter(
        (one) => !isObject(one) || !labelsBy(one, isGone),
      ),
    }),
  };
}

/** Expressions name fields in brackets of several kinds, or behind a dot. */
function labelsBy(label: Json, isGone: (name: unknown) => boolean): boolean {
  const { labelExpression, labelExpressionInfo } = label;
  const words = JSON.stringify([labelExpression, labelExpressionInfo]).match(/\w+/g) ?? [];
  return words.some(isGone);
}

function templateWithout(template: Json, isGone: (name: unknown) => boolean): Json {
  const { prototype } = template;
  if (!isObject(prototype) || !isObject(prototype['attributes'])) return template;
  const kept = Object.entries(prototype['attributes']).filter(([name]) => !isGone(name));
  return { ...template, prototype: { ...prototype, attributes: Object.fromEntries(kept) } };
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
