DROP INDEX catalog.ix_vehicle_chassis_number;
DROP TABLE catalog.stock_import_row;
DROP TABLE catalog.stock_import;
