/** Version of the modelled interface that the server reports; clients enable features by it. */
export const CURRENT_VERSION = 11.2;

export const FULL_VERSION = '11.2.0';
