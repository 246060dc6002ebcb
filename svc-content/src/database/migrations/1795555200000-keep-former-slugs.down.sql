DROP TABLE content.former_slug;
