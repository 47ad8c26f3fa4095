import type { Page } from '@playwright/test';
import { someDealership } from '../data/dealership-states.ts';
import { open } from '../site/page-state.ts';
import { expect, test } from '../test.ts';
import { fillInPassword, signInAt, signOut, somebody, someOwner } from './people.ts';
import { totpCode } from './totp.ts';

/** A device with a fingerprint reader, on which somebody always puts their finger. */
async function withAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', { options });
  return {
    /** Whether the person confirms. */
    confirm: (isUserVerified: boolean) => client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

test('a passkey is set up in the account and then signs in without anything typed', async ({ page }) => {
  const owner = await someOwner();
  await withAuthenticator(page);
  await signInAt(page, '/dealership-admin/account', owner);
  await page.getByRole('button', { name: 'Passkey einrichten' }).click();
  await expect(page.getByText('Passkey eingerichtet')).toBeVisible();
  // It is called after the device, and can be called otherwise at once.
  const name = page.getByLabel('Name des Passkeys');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue(/Chrome/);
  await name.fill('Büro');
  await name.press('Enter');
  await expect(page.getByRole('button', { name: '„Büro“ entfernen' })).toBeVisible();
  await page.getByRole('button', { name: 'Neue Codes' }).click();
  await expect(page.getByRole('button', { name: 'Ich habe sie gesichert' })).toBeVisible();
  await page.getByRole('link', { name: 'Startseite' }).first().click();
  await page
    .getByRole('dialog', { name: 'Hast du die Codes gesichert?' })
    .getByRole('button', { name: 'bleiben' })
    .click();
  await page.getByRole('button', { name: 'Ich habe sie gesichert' }).click();
  await expect(page.getByText(/^Noch \d+ Codes übrig$/)).toBeVisible();
  // Those there are would be lost: that is asked about.
  await page.getByRole('button', { name: 'Neue Codes' }).click();
  await page.getByRole('dialog', { name: 'Neue Codes erstellen?' }).getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByText(/^Noch \d+ Codes übrig$/)).toBeVisible();
  await signOut(page);
  await page.getByRole('button', { name: /Mit Passkey anmelden/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anna');
});

test('a device that confirms nothing is told as such, and nothing has happened', async ({ page }) => {
  const device = await withAuthenticator(page);
  await device.confirm(false);
  await open(page, '/anmelden');
  await page.getByRole('button', { name: /Mit Passkey anmelden/ }).click();
  await expect(page.getByRole('alert')).toContainText('Das Gerät hat keinen Passkey bestätigt.');
  await expect(page.getByRole('button', { name: /Noch einmal/ })).toBeVisible();
});

test.describe(() => {
  test.use({ provokedErrors: /status of 40[134]/ });

  test('a code app is connected by its key, asked for after the password, and replaced by a recovery code', async ({
    page,
  }) => {
    const owner = await someOwner();
    await signInAt(page, '/dealership-admin/account', owner);
    await page.getByRole('button', { name: 'Code-App verbinden' }).click();
    await page.getByRole('button', { name: 'Abbrechen' }).click();
    await page.getByRole('button', { name: 'Code-App verbinden' }).click();
    await expect(page.getByRole('img', { name: 'QR-Code für die Code-App' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'In der App auf diesem Gerät öffnen' })).toHaveAttribute(
      'href',
      /^otpauth:/,
    );
    const secret = (await page.locator('code').textContent()) ?? '';
    await page.getByLabel(/^Dann gib den Code ein/).fill(totpCode(secret));
    await page.getByRole('button', { name: 'Verbinden', exact: true }).click();
    const codes = page.getByRole('listitem').filter({ hasText: /^[\w-]{8,}$/ });
    await expect(codes).not.toHaveCount(0);
    const recoveryCode = (await codes.first().textContent()) ?? '';
    await page.getByRole('button', { name: 'Ich habe sie gesichert' }).click();
    await signOut(page);

    await fillInPassword(page, owner.email);
    await page.getByLabel(/^Gib den sechsstelligen Code/).fill('000000');
    await expect(page.getByRole('alert')).toContainText('Dieser Code stimmt nicht');
    await expect(page.getByLabel(/^Gib den sechsstelligen Code/)).toHaveValue('');
    await expect(page.getByLabel(/^Gib den sechsstelligen Code/)).toBeFocused();
    // A code is good once: the one of the next half minute is taken as well.
    await page.getByLabel(/^Gib den sechsstelligen Code/).fill(totpCode(secret, 1));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Anna');
    await signOut(page);

    // Whoever is away for too long begins again, and is told so.
    await page.clock.install();
    await fillInPassword(page, owner.email);
    await expect(page.getByRole('heading', { name: 'Zweiter Schritt' })).toBeVisible();
    await page.clock.fastForward('05:01');
    await expect(page.getByRole('alert')).toContainText('Der zweite Schritt hat zu lange gedauert.');

    await fillInPassword(page, owner.email);
    await page.getByRole('button', { name: /Wiederherstellungscode nehmen/ }).click();
    await page.getByLabel('Wiederherstellungscode').fill(recoveryCode);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Anna');

    await page.goto('/dealership-admin/account');
    await page.getByRole('button', { name: 'Trennen' }).click();
    await page.getByRole('button', { name: 'Code-App trennen' }).click();
    await expect(page.getByText('Nicht eingerichtet')).toBeVisible();
  });

  test('an operator without a second factor sets one up before anything else opens', async ({ page }) => {
    const operator = await somebody({ isOperator: true });
    await withAuthenticator(page);
    await page.goto('/dealership-admin/operator/desk');
    await fillInPassword(page, operator.email);
    await expect(page.getByRole('heading', { level: 1, name: 'Noch ein Schritt zur Sicherheit' })).toBeVisible();
    await page.goto('/dealership-admin');
    await expect(page).toHaveURL('/anmelden/absichern');
    await page.getByRole('button', { name: 'Passkey einrichten' }).click();
    await page.getByRole('button', { name: 'Weiter' }).click();
    // They begin at the desk, and any dealership opens under its own name.
    await expect(page).toHaveURL('/dealership-admin/operator/desk');
    await expect(page.getByRole('heading', { level: 1, name: 'Zu erledigen' })).toBeVisible();
    const dealership = await someDealership();
    await page.goto(`/dealership-admin/${dealership.slug}/team`);
    await expect.poll(() => page.title()).toContain(`Team, ${dealership.name}`);
    await page.goto('/dealership-admin/gibt-es-nicht/team');
    await expect(page.getByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' })).toBeVisible();
  });
});
