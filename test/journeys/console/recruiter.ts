// The day of a recruiter and a hiring manager: sign in by the printed link, instruct, decide, take back, look.
import { describe, expect, test } from 'vitest';
import { sandboxState } from '../../support/sandbox-state.ts';
import { cards, log, open, orderAt, say } from '../../web/console-page.ts';
import type { World } from './world.ts';

export function recruiterStories(world: World): void {
  describe('a recruiter', () => {
    test('signs in by the printed link', async () => {
      const { service, page } = world();
      await page.goto(service.loginUrl);
      await page.getByRole('heading', { name: 'Morning brief' }).waitFor();
      expect(page.url()).not.toContain('login=');
    });

    test('gives the main instruction, sees both cards, and takes one back', async () => {
      const { service, page, within, stageOf } = world();
      await within('say', async () => {
        await orderAt(page, 'Move Priya to phone screen and book 30 minutes with the hiring manager tomorrow at 3pm');
      });
      const move = cards(page).filter({ hasText: 'Move Priya' });
      const meeting = cards(page).filter({ hasText: 'Book “' });
      await move.getByText('Done').first().waitFor();
      await meeting.getByText('Done').first().waitFor();
      await log(page).getByText('Priya Raman').first().waitFor();
      expect(await stageOf('c_priya')).toBe('Phone Screen');

      await move.getByRole('button', { name: 'Undo' }).click();
      await move.getByText('Undone').waitFor();
      expect(await stageOf('c_priya')).toBe('Applied');
      const { calendar } = await sandboxState(service);
      expect(calendar.filter((m) => m.candidate_id === 'c_priya').map(({ status }) => status)).toEqual(['confirmed']);
    });

    test('a hiring manager moves an interview in plain words', async () => {
      const { service, page, within } = world();
      await within('reschedule', async () => {
        await orderAt(page, 'Move the meeting with Priya to tomorrow at 4pm');
        await cards(page).filter({ hasText: 'Move “' }).getByText('Done').first().waitFor();
      });
      const { calendar } = await sandboxState(service);
      const [meeting] = calendar.filter(({ candidate_id: id }) => id === 'c_priya');
      expect(meeting?.start).toMatch(/T16:00/);
    });

    test('asks for a rejection, and approves it where the approvals are', async () => {
      const { page, within, stageOf } = world();
      await say(page, 'reject Bob Harlan');
      await cards(page).getByRole('button', { name: 'Approve' }).waitFor();
      expect(await stageOf('c_bob')).toBe('Phone Screen');
      await within('decide', async () => {
        await open(page, 'Approvals');
        const waiting = cards(page).filter({ hasText: 'Bob Harlan' });
        await waiting.getByRole('button', { name: 'Approve' }).click();
        await waiting.getByText('Done', { exact: true }).waitFor();
      });
      expect(await stageOf('c_bob')).toBe('Rejected');
    });

    test('reads the letter that Muster worded, changes it where drafts are, and sends it', async () => {
      const { service, page } = world();
      const mails = async () =>
        (await service.call('GET', '/api/v1/sandbox')).body.mailbox.map(({ body }: { body: string }) => body);
      const before: readonly string[] = await mails();
      await open(page, 'Assistant');
      await say(page, "Email Omar that we'll get back to him by Friday");
      const draft = cards(page).filter({ hasText: 'Not sent yet' });
      await draft.getByText("We'll get back to you by Friday.").first().waitFor();
      await open(page, 'Approvals');
      await draft.getByRole('button', { name: /^Edit the draft to/ }).click();
      await page.getByLabel('Text').fill('Hi Omar,\n\nYou hear from us by Friday.\n\nMara');
      await page.getByRole('button', { name: 'Save the draft' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await draft.getByText('You hear from us by Friday.').waitFor();
      expect(await mails()).toEqual(before);
      await draft.getByRole('button', { name: /^Send to/ }).click();
      await draft.waitFor({ state: 'detached' });
      expect(await mails()).toEqual([...before, 'Hi Omar,\n\nYou hear from us by Friday.\n\nMara']);
    });

    test('finds it in the action log, takes it back, and sees the pipeline as it was', async () => {
      const { page, within, stageOf } = world();
      await within('takeBack', async () => {
        await open(page, 'Action log');
        const rejection = cards(page).filter({ hasText: 'Reject candidate' }).filter({ hasText: 'Bob Harlan' });
        await rejection.getByRole('button', { name: 'Undo' }).click();
        await rejection.getByText('Undone').waitFor();
      });
      await open(page, 'Pipeline');
      await page.getByRole('region', { name: 'Phone Screen' }).getByText('Bob Harlan').waitFor();
      expect(await stageOf('c_bob')).toBe('Phone Screen');
    });

    test('acts on the top of the brief with one press, and is offered the way back', async () => {
      const { page, within } = world();
      await within('brief', async () => {
        const item = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Move to / }) });
        // By the key: a pointer may find the list moved on when the brief comes anew.
        await item.first().getByRole('button').press('Enter');
      });
      await page.getByRole('status').getByRole('button', { name: 'Undo' }).first().click();
      await expect(page.getByRole('status').filter({ hasText: 'Undone:' }).waitFor()).resolves.toBeUndefined();
    });

    test('reads the last letter to a candidate where the candidate is', async () => {
      const { page, within } = world();
      await within('lastLetter', async () => {
        await page.keyboard.press('Control+k');
        await page.getByRole('dialog').getByRole('searchbox').fill('Omar');
        await page.getByRole('option', { name: /^Omar/ }).click();
        await page.getByText('You hear from us by Friday.').waitFor();
      });
      await page.getByRole('dialog', { name: /^Omar/ }).waitFor();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog').waitFor({ state: 'detached' })).resolves.toBeUndefined();
    });

    test('finds a candidate with history and score, and the address leads back to them', async () => {
      const { page } = world();
      await open(page, 'Pipeline');
      await page.getByRole('link', { name: 'Priya Raman' }).click();
      await page.getByRole('dialog', { name: 'Priya Raman' }).waitFor();
      await page.getByRole('button', { name: 'Score', exact: true }).click();
      await page.getByRole('img', { name: /Share still employed/ }).waitFor();
      await page.reload();
      const drawer = page.getByRole('dialog', { name: 'Priya Raman' });
      await drawer.getByText('Moved from Applied to Phone Screen').first().waitFor();
      await page.keyboard.press('Escape');
      await expect(drawer.waitFor({ state: 'detached' })).resolves.toBeUndefined();
    });
  });
}
