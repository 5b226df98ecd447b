// Where orval's clients send their requests, and with whose token.
const credentials: { token?: string } = {};

export function useToken(token: string): void {
  credentials.token = token;
}

export async function request<Reply>(path: string, init: RequestInit): Promise<Reply> {
  const headers = new Headers(init.headers);
  if (credentials.token !== undefined) headers.set('Authorization', `Bearer ${credentials.token}`);
  const reply = await fetch(process.env.SERVER + path, { ...init, headers });
  const text = await reply.text();
  return { status: reply.status, headers: reply.headers, data: JSON.parse(text) } as Reply;
}
