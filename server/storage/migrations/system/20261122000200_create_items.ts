import type { Knex } from 'knex';
import type { Dialect } from '../../sql/dialect.js';

/** Items of the item store. The bytes are blobs; lists and extents are JSON texts; times are epoch milliseconds. */
export async function up(trx: Knex.Transaction, dialect: Dialect): Promise<void> {
  // Ordered by code points on both databases, and so in memory.
  const ordered = dialect.kind === 'postgis' ? 'text COLLATE "C"' : 'text';
  await trx.schema.createTable('items', (table) => {
    table.text('id').primary();
    table.integer('owner_id').notNullable().references('id').inTable('users');
    table.text('file_name');
    // The file name in lower case. A user has no two items of one file name; nulls are apart.
    table.text('file_name_key');
    table.unique(['owner_id', 'file_name_key']);
    table.text('title').notNullable();
    table.text('type').notNullable();
    table.text('type_keywords').notNullable();
    table.text('tags').notNullable();
    table.text('description');
    table.text('snippet');
    table.text('extent').notNullable();
    // `private`, `org` or `public`
    table.text('access').notNullable();
    // `partial`, `processing`, `failed` or `completed`
    table.text('status').notNullable();
    table.text('status_message').notNullable();
    // Null until there is content.
    table.text('blob_key');
    table.bigInteger('bytes').notNullable();
    table.text('sha256');
    table.bigInteger('created_at').notNullable();
    table.bigInteger('modified_at').notNullable();
    // Keys that searches sort by and look through: words in lower case, each between two spaces.
    table.specificType('owner_key', ordered).notNullable();
    table.specificType('title_key', ordered).notNullable();
    table.specificType('type_words', ordered).notNullable();
    table.text('title_words').notNullable();
    table.text('tag_words').notNullable();
    table.text('name_words').notNullable();
    table.text('snippet_words').notNullable();
    table.text('all_words').notNullable();
    // A user's items, newest first.
    table.index(['owner_id', 'modified_at']);
    // For the sweep of items whose parts were never put together.
    table.index(['status', 'modified_at']);
  });
}
