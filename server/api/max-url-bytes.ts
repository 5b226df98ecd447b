/** Of paths with their parameters: what proxies and logs on the way take, too. More is sent as a form. */
export const MAX_URL_BYTES = 16 * 1024;
