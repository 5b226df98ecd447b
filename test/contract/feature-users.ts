import { type ContractClient, textOf } from './contract-client.js';

/** Adds, changes and removes a user and its credentials, in the name of an administrator with this token. */
export async function callUsers(client: ContractClient, token: string): Promise<void> {
  const read = { query: { f: 'json', token } };
  const form = { f: 'json', token };
  await client.succeed('createUser', { form: { ...form, name: 'gus', role: 'author' } });
  await client.succeed('listUsers', read);
  await client.succeed('listSignInFailures', read);
  const path = { username: 'gus' };
  await client.succeed('updateUser', { path, form: { ...form, role: 'editor' } });
  await client.succeed('updateUser', { path, form: { ...form, disabled: 'true' } });
  await client.succeed('updateUser', { path, form: { ...form, disabled: 'false' } });
  const changed = await client.succeed('setUserPassword', { path, form });
  await client.succeed('generateToken', {
    form: { f: 'json', username: 'gus', password: textOf(changed, 'password') },
  });
  const made = await client.succeed('createApplicationPassword', {
    path,
    form: { ...form, name: 'laptop' },
  });
  const { tokens } = await client.succeed('getUserAccount', { path, ...read });
  const tokenId = (tokens as { id: string }[])[0]?.id ?? '';
  await client.succeed('revokeUserToken', { path: { ...path, tokenId }, form });
  const passwordId = textOf(made, 'id');
  await client.succeed('revokeApplicationPassword', { path: { ...path, passwordId }, form });
  await client.succeed('deleteUser', { path, form });
}
