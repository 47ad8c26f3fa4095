import { account } from './de/account.ts';
import { common } from './de/common.ts';
import { failure } from './de/failure.ts';
import { history } from './de/history.ts';
import { home } from './de/home.ts';
import { shell } from './de/shell.ts';
import { signIn } from './de/sign-in.ts';
import { team } from './de/team.ts';

/** German is written first and says which texts there are. */
export const german = { common, failure, signIn, shell, home, account, team, history };

export type Texts = typeof german;
