/** Version of the modelled interface that we answer as: clients switch features on by it. */
export const CURRENT_VERSION = 11.2;

export const FULL_VERSION = '11.2.0';
