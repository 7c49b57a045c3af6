import type { PersonKeys } from './person-keys.js';

/** Every adapter of {@link PersonKeys} passes this. `open` answers with a new one over what was there. */
export const testPersonKeys = (adapter: string, open: () => Promise<PersonKeys>): void => {
  describe(`keys of people (${adapter})`, () => {
    let keys: PersonKeys;
    beforeEach(async () => {
      keys = await open();
    });
    afterEach(() => keys.close());

    test('are made once for each, and differ', async () => {
      const one = await keys.current('guest-1');
      const again = await keys.current('guest-1');
      const other = await keys.current('guest-2');
      expect(again).toEqual(one);
      expect(one.key).toHaveLength(32);
      expect(other.key).not.toEqual(one.key);
      expect(other.id).not.toBe(one.id);
    });

    test('are found by their id, also after a restart', async () => {
      const { id, key } = await keys.current('guest-3');
      await keys.close();
      keys = await open();
      expect(await keys.find(id)).toEqual(key);
      expect(await keys.current('guest-3')).toEqual({ id, key });
    });

    test('are listed as they are kept, and kept again after they were destroyed', async () => {
      const { id, key } = await keys.current('guest-9');
      const personKeys = [];
      for await (const one of keys.list()) if (one.owner === 'guest-9') personKeys.push(one);
      expect(personKeys).toEqual([{ id, owner: 'guest-9', sealed: expect.any(Buffer) }]);
      expect(personKeys[0]?.sealed.includes(key)).toBe(false);
      await keys.destroy('guest-9');
      for (const one of [...personKeys, ...personKeys]) await keys.restore(one);
      expect(await keys.find(id)).toEqual(key);
      expect(await keys.current('guest-9')).toEqual({ id, key });
    });

    test('that were never made are not found', async () => {
      expect(await keys.find('0123456789abcdef')).toBeUndefined();
    });

    test('that are destroyed are gone, and a new one opens nothing older', async () => {
      const before = await keys.current('guest-4');
      expect(await keys.destroy('guest-4')).toBe(1);
      expect(await keys.destroy('guest-4')).toBe(0);
      const after = await keys.current('guest-4');
      expect(after.id).not.toBe(before.id);
      expect(after.key).not.toEqual(before.key);
      expect(await keys.find(before.id)).toBeUndefined();
      await keys.close();
      keys = await open();
      expect(await keys.find(before.id)).toBeUndefined();
      expect(await keys.find(after.id)).toEqual(after.key);
    });

    test('of others outlive that', async () => {
      const other = await keys.current('guest-6');
      await keys.current('guest-5');
      await keys.destroy('guest-5');
      expect(await keys.find(other.id)).toEqual(other.key);
    });
  });
};
