/** Who uses this page, as far as the server knows. */

import * as api from './net/api';
import type { PersonInfo } from './net/messages';

export const person = $state<{ known: PersonInfo | null }>({ known: null });

export async function lookUpPerson(): Promise<void> {
  person.known ??= await api.me();
}

export async function renamePerson(nickname: string): Promise<void> {
  person.known = await api.rename(nickname);
}
