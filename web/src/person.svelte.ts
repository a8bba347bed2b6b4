/** Who sits before this page, as far as the server knows. */

import * as api from './net/api';
import type { Person } from './net/types';

export const person = $state<{ known: Person | null }>({ known: null });

export async function lookUpPerson(): Promise<void> {
  person.known ??= await api.me();
}

export async function renamePerson(nickname: string): Promise<void> {
  person.known = await api.rename(nickname);
}
