/** A tent of a fairground. */
export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#0f766e" d="M16 3 3 15v3h26v-3z"/><path fill="#14b8a6" d="M5 20h22v9h-7v-5a4 4 0 0 0-8 0v5H5z"/></svg>
`;
