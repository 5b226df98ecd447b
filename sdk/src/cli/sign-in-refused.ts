/** The server does not take the name and password. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
}
