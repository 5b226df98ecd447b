/** Text that would run if a page did not escape it. */
export const HOSTILE = `"'><script>alert(1)</script><img src=x onerror=alert(1)>&`;
