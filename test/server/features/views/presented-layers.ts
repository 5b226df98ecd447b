import { composeView } from '../../../../server/features/catalog/compose-view.js';
import { WHOLE_VIEW } from '../../../../server/features/views/define-view.js';
import type { Layer, ViewDefinition } from '../../../../server/features/model/layer.js';
import type {
  LayerPresentation,
  PresentedLayer,
} from '../../../../server/features/model/layer-presentation.js';
import { makeField, makeLayer } from '../query/query-layers.js';

const PLAIN: LayerPresentation = {
  displayField: 'NAME',
  description: '',
  copyrightText: '',
  defaultVisibility: true,
  minScale: 0,
  maxScale: 0,
  drawingInfo: undefined,
  typeIdField: '',
  types: [],
  templates: undefined,
  initialExtent: undefined,
};

const TRACKING = {
  creatorField: 'Creator',
  creationDateField: 'CreationDate',
  editorField: 'Editor',
  editDateField: 'EditDate',
};

/** A source with editor tracking, indexes and rows somewhere. */
export function makeSourceLayer(
  looks: Partial<LayerPresentation> = {},
  overrides: Partial<Omit<Layer, 'view'>> = {},
): PresentedLayer {
  const tracking = Object.values(TRACKING).map((name) =>
    makeField(name, name.endsWith('Date') ? 'esriFieldTypeDate' : 'esriFieldTypeString'),
  );
  const layer = makeLayer();
  return {
    ...layer,
    fields: [...layer.fields, ...tracking],
    indexes: [
      { name: 'by_name', fields: ['NAME'], isUnique: true, isAscending: true, description: '' },
      { name: 'by_both', fields: ['NAME', 'NOTE'], isUnique: false, isAscending: true, description: '' },
    ],
    editorTracking: TRACKING,
    extent: { xmin: 1, ymin: 2, xmax: 3, ymax: 4 },
    lastEditAt: 5,
    ...overrides,
    view: undefined,
    presentation: { ...PLAIN, ...looks },
    schemaEditAt: 10,
  };
}

/** A view of it that looks the same, made at `schemaEditAt`. */
export function makeViewOf(
  source: PresentedLayer,
  definition: Partial<ViewDefinition> = {},
  schemaEditAt = 7,
): PresentedLayer {
  const { presentation } = source;
  const own = { key: 2, serviceKey: 2, id: 0, name: 'Shown', table: 'none', presentation, schemaEditAt };
  return composeView(own, { source, definition: { ...WHOLE_VIEW, ...definition } });
}
