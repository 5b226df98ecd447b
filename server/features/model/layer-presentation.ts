import type { Extent, Layer, LayerView } from './layer.js';

/** Members of a layer that clients show and the server ignores. */
export interface LayerPresentation {
  readonly displayField: string;
  readonly description: string;
  readonly copyrightText: string;
  readonly defaultVisibility: boolean;
  readonly minScale: number;
  readonly maxScale: number;
  /** Symbols, as the layer's author gave them. */
  readonly drawingInfo: Readonly<Record<string, unknown>> | undefined;
  readonly typeIdField: string;
  readonly types: readonly Readonly<Record<string, unknown>>[];
  readonly templates: readonly Readonly<Record<string, unknown>>[] | undefined;
  /** Extent to show while the layer is empty, in the layer's spatial reference. */
  readonly initialExtent: Extent | undefined;
  /** Units of lengths and areas, if the layer measures any and the unit has a name. */
  readonly measureUnits?: string | undefined;
}

export interface PresentedView extends LayerView {
  readonly source: PresentedLayer;
}

/** Layer with all data of its metadata. */
export interface PresentedLayer extends Layer {
  readonly view?: PresentedView | undefined;
  readonly presentation: LayerPresentation;
  /** Epoch milliseconds of the last change of fields or indexes. */
  readonly schemaEditAt: number;
  /** True if no caller can write rows here, not even administrators. */
  readonly isReadOnly?: boolean | undefined;
}
