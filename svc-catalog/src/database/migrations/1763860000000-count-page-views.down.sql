DROP TABLE catalog.page_view;
